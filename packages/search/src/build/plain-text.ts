import type { Nodes } from 'hast'

/** Elements that separate text from what follows. */
const PARTS: ReadonlySet<string> = new Set(
  'p li tr td th h1 h2 h3 h4 h5 h6 caption blockquote dt dd figcaption br'.split(' '),
)

const textOf = (node: Nodes): string => {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const text = node.children.map(textOf).join('')
  return node.type === 'element' && PARTS.has(node.tagName) ? `${text} ` : text
}

/** A tree of HTML as plain text, with spaces between separate parts. */
export const plainText = (tree: Nodes): string => textOf(tree).replace(/\s+/gu, ' ').trim()
