import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toString as textOf } from 'hast-util-to-string'
import type { Heading, Root as Markdown, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { toHast } from 'mdast-util-to-hast'
import { gfmTable } from 'micromark-extension-gfm-table'
import { visit } from 'unist-util-visit'
import type { Group, NameLink, Page } from './page.ts'

/** The lines of a declaration, and the rows of a table, that are shown; more of them are the values of a table of the book. */
const MOST_LINES = 16

const ANCHOR = /^<a id="([^"]+)"><\/a>$/u

/** Sets the anchor before a heading as its id, and removes the other anchors and the lines between the names. */
function placeIds({ children }: Markdown): RootContent[] {
  const kept: RootContent[] = []
  let id: string | undefined
  for (const node of children) {
    const anchor = node.type === 'paragraph' ? node.children.map((child) => ('value' in child ? child.value : '')) : []
    const found = ANCHOR.exec(node.type === 'html' ? node.value : anchor.join(''))
    if (found) id = found[1]
    else if (node.type !== 'thematicBreak') kept.push(withId(node, id))
    if (!found) id = undefined
  }
  return kept
}

const withId = (node: RootContent, id: string | undefined): RootContent =>
  node.type === 'heading' && id !== undefined ? { ...node, data: { hProperties: { id } } } : node

/** The page of a module that TypeDoc names by its file, relative to the page of another: `../../dice/#random`. */
function leadTo(url: string, subpath: string): string {
  const { pathname, hash, protocol } = new URL(url, `file:///${subpath}.md`)
  if (protocol !== 'file:' || !pathname.endsWith('.md')) return url
  return `${'../'.repeat(subpath.split('/').length)}${pathname.slice(1).replace(/\.md$/u, '/')}${hash}`
}

/** Shortens long declarations and tables, and leads links to the pages of modules. */
function edit(tree: Markdown, subpath: string): void {
  visit(tree, (node) => {
    if (node.type === 'link' && !node.url.startsWith('#')) node.url = leadTo(node.url, subpath)
    if (node.type === 'table') node.children = node.children.slice(0, MOST_LINES + 1)
    if (node.type !== 'code') return
    const lines = node.value.split('\n')
    if (lines.length <= MOST_LINES) return
    node.value = [...lines.slice(0, MOST_LINES), `// and ${lines.length - MOST_LINES} more lines`].join('\n')
  })
}

/** Puts a table into a frame that scrolls, named by the heading above it. */
const frame = (table: Element, name: string): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: ['table-frame'], role: 'group', tabIndex: 0, ariaLabel: name },
  children: [table],
})

/** Frames the tables, and removes the dash that TypeDoc writes into empty cells. */
function frameTables(root: Root): void {
  let heading = ''
  root.children = root.children.map((node) => {
    if (node.type !== 'element') return node
    if (/^h\d$/u.test(node.tagName)) heading = textOf(node)
    return node.tagName === 'table' ? frame(node, heading) : node
  })
  visit(root, 'element', (node) => {
    if (node.tagName === 'td' && textOf(node) === '-') node.children = []
  })
}

const isHeading = (node: RootContent, depth: number): node is Heading => node.type === 'heading' && node.depth === depth

const wordsOf = ({ children }: Heading): string =>
  children.map((child) => ('value' in child ? child.value : '')).join('')

/** The names of a page by kind. */
function groupsOf(nodes: readonly RootContent[]): Group[] {
  const groups: { title: string; names: NameLink[] }[] = []
  for (const node of nodes) {
    if (isHeading(node, 2)) groups.push({ title: wordsOf(node), names: [] })
    if (isHeading(node, 3)) {
      const id = String(node.data?.hProperties?.['id'] ?? '')
      groups.at(-1)?.names.push({ id, name: wordsOf(node).replace('()', '') })
    }
  }
  return groups
}

/**
 * Renders the Markdown of a module as HTML without scripts and styles.
 *
 * @param subpath the module, on which its relative links depend
 */
export function render(markdown: string, subpath: string): Page {
  const tree = fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
  const nodes = placeIds(tree)
  const placed: Markdown = { type: 'root', children: nodes }
  edit(placed, subpath)
  // Raw HTML is left out: only TypeDoc’s anchors in tables are.
  const root = toHast(placed) as Root
  frameTables(root)
  return { groups: groupsOf(nodes), html: toHtml(root) }
}
