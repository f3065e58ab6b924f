import { OBJECT } from '../../language/index.ts'

/** Places of a string that something is put into, and code between backticks. */
const FILLED_IN = ['`[^`]*`', '\\{\\{[^{}]*\\}\\}', '\\$t\\([^()]*\\)', '</?\\d+\\s*/?>']

/** What a sentence about content quotes: directives, links, headings, front matter, paths, commands. */
const QUOTED = [
  ':{1,3}[a-z-]+(?:\\[[^\\]]*\\])?(?:\\{[^}]*\\})?(?<=[\\]}])',
  '\\[[^\\]]*\\]\\([a-z]+:[^)]*\\)',
  '#{1,6} [^{]*\\{#[^}]*\\}',
  '\\{#?[a-z-]+\\}',
  '\\[a, b\\]',
  '="[^"]*"',
  'rule:',
  '-{3}|#{2,6}|\\*\\*|://|\\\\',
  '(?:rules|terms|books|strings|content|words|confirmed)/[^\\s，、。]*',
  'rulestone [a-z]+',
  '--[a-z-]+',
]

const PLACES = new RegExp(FILLED_IN.join('|'), 'g')
const PLACES_AND_QUOTES = new RegExp([...FILLED_IN, ...QUOTED].join('|'), 'g')

/**
 * A string in which everything that is not said is covered, sign for sign.
 *
 * @param isAboutContent - whether it tells writers how content is written, and so quotes Markdown
 * @example
 * maskString('a{{n}}b', false) // => 'a\ufffc\ufffc\ufffc\ufffc\ufffcb'
 */
export const maskString = (text: string, isAboutContent: boolean): string =>
  text.replace(isAboutContent ? PLACES_AND_QUOTES : PLACES, (quoted) => OBJECT.repeat(quoted.length))
