const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/**
 * FNV-1a over the characters of a text, 32 bits: short, and the same in every engine.
 *
 * @example
 * fnv('a') // => 0xe40c292c
 */
export function fnv(text: string): number {
  let hash = OFFSET
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), PRIME) >>> 0
  return hash
}
