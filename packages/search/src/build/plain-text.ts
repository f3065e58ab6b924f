import type { Nodes } from 'hast'

/** Elements that separate text from what follows. */
const PARTS: ReadonlySet<string> = new Set('p li h1 h2 h3 h4 h5 h6 blockquote dt dd figcaption br'.split(' '))

/** What ends the text of an element: a row of a table is a line, with dots between its cells. */
const endOf = (tagName: string): string => {
  if (tagName === 'tr' || tagName === 'caption') return '\n'
  if (tagName === 'td' || tagName === 'th') return ' · '
  return PARTS.has(tagName) ? ' ' : ''
}

const textOf = (node: Nodes): string => {
  if (node.type === 'text') return node.value.replace(/\s+/gu, ' ')
  if (!('children' in node)) return ''
  const text = node.children.map(textOf).join('')
  return node.type === 'element' ? text + endOf(node.tagName) : text
}

/** A tree of HTML as plain text: separate parts with spaces between them, and the rows of a table as lines. */
export const plainText = (tree: Nodes): string =>
  textOf(tree)
    .split('\n')
    .map((line) =>
      line
        .replace(/\s+/gu, ' ')
        .replace(/(?: ·)+ ?$/u, '')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n')
