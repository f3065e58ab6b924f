/** FNV-1a over 32 bits: short, and the same in every engine. */
const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/**
 * A few letters and digits that tell a text from the others of its page; how it is wrapped makes no difference.
 *
 * @example
 * textMark('Half Cover') === textMark(' Half\n  Cover ') // => true
 */
export function textMark(text: string): string {
  let mark = OFFSET
  for (const unit of text.trim().replace(/\s+/gu, ' ')) {
    mark = Math.imul(mark ^ (unit.codePointAt(0) ?? 0), PRIME) >>> 0
  }
  return mark.toString(36)
}
