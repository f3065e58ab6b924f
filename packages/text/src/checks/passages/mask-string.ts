import { OBJECT_REPLACEMENT } from '../../language/index.ts'

/** Placeholders, tags and code in a string. */
const FILLED_IN = ['`[^`]*`', '\\{\\{[^{}]*\\}\\}', '\\$t\\([^()]*\\)', '</?\\d+\\s*/?>']

/** What messages about content quote: directives, links, headings, front matter, paths, commands. */
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
 * Masks everything in a string that is not prose, character by character.
 *
 * @param isAboutContent - whether it is a message for writers, which quotes Markdown
 * @example
 * maskString('a{{n}}b', false) // => 'a\ufffc\ufffc\ufffc\ufffc\ufffcb'
 */
export const maskString = (text: string, isAboutContent: boolean): string =>
  text.replace(isAboutContent ? PLACES_AND_QUOTES : PLACES, (quoted) => OBJECT_REPLACEMENT.repeat(quoted.length))
