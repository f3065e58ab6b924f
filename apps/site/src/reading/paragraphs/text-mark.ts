import { fnv } from '../../shared/fnv.ts'

/**
 * A few letters and digits that tell a text from the others of its page; how it is wrapped makes no difference.
 *
 * @example
 * textMark('Half Cover') === textMark(' Half\n  Cover ') // => true
 */
export const textMark = (text: string): string => fnv(text.trim().replace(/\s+/gu, ' ')).toString(36)
