/** British endings and their American spelling, which the texts use. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/is(?=(?:e[ds]?|ing|ation)$)/u, 'iz'],
  [/our(?=(?:ed|s|less|able)?$)/u, 'or'],
  // Not in the first syllable: travelling, but calling.
  [/(?<=[aeiou][^aeiou]+[aeiou])ll(?=(?:ed|ing|er)$)/u, 'l'],
  [/tre(?=s?$)/u, 'ter'],
  [/ence$/u, 'ense'],
]

/** The shortest word with a British ending. */
const SHORTEST = 6

/**
 * A folded English text in American spelling.
 *
 * @example
 * american('stabilised armour') // => 'stabilized armor'
 * american('rise four') // => 'rise four'
 */
export const american = (text: string): string =>
  text.replace(/[a-z]+/gu, (word) =>
    word.length < SHORTEST ? word : ENDINGS.reduce((spelt, [ending, own]) => spelt.replace(ending, own), word),
  )
