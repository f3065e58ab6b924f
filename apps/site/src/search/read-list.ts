/** A list of spells or creatures, as the search knows it. */
export interface SearchedList {
  /** the path after the URL of the home page in the language */
  readonly path: string
  readonly title: string
  /** what players call what it lists */
  readonly nouns: readonly string[]
  /** by filter and value, such as `level=3`, what players call it: what the site calls it first */
  readonly values: Readonly<Record<string, readonly string[]>>
}

/** A list with filters chosen. */
export interface FilteredList {
  readonly list: SearchedList
  /** the chosen values: `level=3` */
  readonly values: readonly string[]
}

/** Values that alone name a rule: “bonus action spell”, “concentration spells”. */
const NAMES_A_RULE = /^(?:time|mark|area)=/u

const LATIN = /^[a-z0-9]/u
const ESCAPED = /[.*+?^${}()|[\]\\/]/gu

/** A pattern for a word: in Latin letters, whole words, with or without a plural ending. */
function patternOf(word: string): RegExp {
  const text = word.replace(ESCAPED, '\\$&').replaceAll(' ', '[ -]?')
  if (!LATIN.test(word)) return new RegExp(text, 'gu')
  const plural = word.endsWith('y') ? `${text.slice(0, -1)}(?:y|ies)` : `${text}(?:e?s)?`
  return new RegExp(`(?<![a-z0-9/])${plural}(?![a-z0-9/])`, 'gu')
}

/** A word of a list, and its meaning: a value, that it names the list, or nothing. */
interface Meaning {
  readonly pattern: RegExp
  readonly meaning: string
}

const NOUN = 'noun'

/** The meaning of each word, the longest word first. */
const meaningsOf = ({ nouns, values }: SearchedList, others: readonly string[]): Meaning[] =>
  [
    ...nouns.map((word) => ({ word, meaning: NOUN })),
    ...others.map((word) => ({ word, meaning: '' })),
    ...Object.entries(values).flatMap(([meaning, words]) => words.map((word) => ({ word, meaning }))),
  ]
    .sort((a, b) => b.word.length - a.word.length)
    .map(({ word, meaning }) => ({ pattern: patternOf(word.toLowerCase()), meaning }))

/** The values of a list that a query chooses; none if it says anything else. */
function valuesIn(text: string, list: SearchedList, meanings: readonly Meaning[]): readonly string[] {
  const found = new Set<string>()
  let rest = text
  for (const { pattern, meaning } of meanings) {
    const left = rest.replace(pattern, ' ; ')
    if (left !== rest) found.add(meaning)
    rest = left
  }
  if (!/^[\s;,?？！!、，。-]*$/u.test(rest)) return []
  const values = Object.keys(list.values).filter((value) => found.has(value))
  const isOnce = new Set(values.map((value) => value.split('=', 1)[0])).size === values.length
  // Only creatures have a Challenge Rating, and only spells are cantrips; that word alone names a rule.
  const isOwn = values.some((value) => value.startsWith('cr=')) || (values.length > 1 && values.includes('level=0'))
  const isAboutRule = values.every((value) => NAMES_A_RULE.test(value))
  return isOnce && (found.has(NOUN) || isOwn) && !isAboutRule ? values : []
}

/**
 * A function that reads which list a query describes by values of its filters: “level 3 wizard spells”, “CR 5 undead”.
 *
 * @param others words that say nothing: “all”, “which”
 */
export function listReader(
  lists: readonly SearchedList[],
  others: readonly string[],
): (typed: string) => FilteredList | undefined {
  const read = lists.map((list) => ({ list, meanings: meaningsOf(list, others) }))
  return (typed) => {
    const text = typed.normalize('NFKC').replaceAll('⁄', '/').toLowerCase()
    for (const { list, meanings } of read) {
      const values = valuesIn(text, list, meanings)
      if (values.length > 0) return { list, values }
    }
    return undefined
  }
}
