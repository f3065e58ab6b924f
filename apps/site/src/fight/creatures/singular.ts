/** Plurals whose last letters tell the singular; the first that fits counts. Others, such as “Cyclops”, stay as they are. */
const PLURALS: readonly (readonly [plural: RegExp, singular: string])[] = [
  [/(ss|us|is|ops)$/iu, '$1'],
  [/((?:zomb|pix|gen)ie)s$/iu, '$1'],
  [/([^aeiou])ies$/iu, '$1y'],
  [/(l|r|ie)ves$/iu, '$1f'],
  [/(ch|sh|x|ss)es$/iu, '$1'],
  [/(ve|oe|z)s$/iu, '$1s'],
  [/([a-z]{2})s$/iu, '$1'],
]

/**
 * A plural English name as the name of one; unchanged if its ending does not tell.
 *
 * @example
 * singular('Bandit Captains') // => 'Bandit Captain'
 */
export function singular(name: string): string {
  const [plural, one] = PLURALS.find(([ending]) => ending.test(name)) ?? []
  return plural === undefined || one === undefined ? name : name.replace(plural, one)
}
