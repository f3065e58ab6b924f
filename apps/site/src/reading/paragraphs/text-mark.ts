import { fnv } from '../../shared/fnv.ts'

/**
 * A short hash that distinguishes a text from the others of its page; line breaks make no difference.
 *
 * @example
 * textMark('Half Cover') === textMark(' Half\n  Cover ') // => true
 */
export const textMark = (text: string): string => fnv(text.trim().replace(/\s+/gu, ' ')).toString(36)
