/**
 * An English word without its ending, so that starving, starved and starvation are the same.
 *
 * @example
 * stem('starving') // => 'starv'
 * stem('flying') // => 'fly'
 * stem('rests') // => 'rest'
 */
export function stem(word: string): string {
  if (!/^[a-z]{5,}$/u.test(word)) return word
  const short = word.replace(/(?:ations?|ings?|ed|es|s|ers?|ly|e)$/u, '')
  return short.length < 3 ? word : short.replace(/([bdgmnprt])\1$/u, '$1')
}
