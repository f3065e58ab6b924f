import { toString as mdastToString } from 'mdast-util-to-string'

/**
 * The text of a node without markup, with single spaces.
 *
 * @example
 * plainText({ type: 'strong', children: [{ type: 'text', value: ' Half\nCover' }] }) // => 'Half Cover'
 */
export const plainText = (node: unknown): string => mdastToString(node).replace(/\s+/gu, ' ').trim()
