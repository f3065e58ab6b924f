import { toString as mdastToString } from 'mdast-util-to-string'

/**
 * The words of a node without their markup, spaces made single.
 *
 * @example
 * plainText({ type: 'strong', children: [{ type: 'text', value: ' Half\nCover' }] }) // => 'Half Cover'
 */
export const plainText = (node: unknown): string => mdastToString(node).replace(/\s+/gu, ' ').trim()
