/** A text for comparison: without case, width of letters, or a difference between spaces. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()

/**
 * Whether a text has every word of a query, in any order.
 *
 * @example
 * matches('Grappling: a contest', 'CONTEST grappl') // => true
 * matches('擒抱与推撞', '推撞') // => true
 */
export function matches(text: string, query: string): boolean {
  const said = plain(text)
  return plain(query)
    .split(' ')
    .every((word) => said.includes(word))
}
