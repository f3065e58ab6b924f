import type { DefaultTreeAdapterTypes } from 'parse5'
import { parseFragment, serialize } from 'parse5'
import { blockHtml } from '../../../src/compile/block.ts'
import type { Entry } from '../../../src/library/entry.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** The elements of compiled entries, with their allowed attributes. `data-why` may be any text: previews show it as text. */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  a: ['class', 'href', 'data-rule', 'data-why', 'data-dice'],
  blockquote: [],
  br: [],
  caption: [],
  code: [],
  data: ['class', 'value'],
  del: [],
  em: [],
  h2: [],
  h3: [],
  hr: [],
  li: [],
  ol: ['start'],
  p: [],
  pre: [],
  span: ['class', 'lang', 'data-term'],
  strong: [],
  table: ['class', 'data-table'],
  tbody: [],
  td: ['class'],
  th: ['class', 'scope'],
  thead: [],
  tr: [],
  ul: [],
}

const CLASSES: readonly string[] = ['core-table', 'dice', 'figure', 'rule', 'term', 'value']

/** A URL of the site: the page of a rule, with or without a heading, or the page that rolls dice. */
const ADDRESS = /^\/(?:en|zh|th)\/(?:rules\/[a-z0-9-]+\/(?:#[a-z0-9-]+)?|calculators\/dice\/\?expr=[\w%.!~*'()-]+)$/

const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml'

const isElement = (node: Node): node is Element => 'tagName' in node

function* elementsOf(nodes: readonly Node[]): Iterable<Element> {
  for (const node of nodes) {
    if (isElement(node)) yield node
    if ('childNodes' in node) yield* elementsOf(node.childNodes)
  }
}

function* wrongAttributes({ tagName, attrs }: Element): Iterable<string> {
  const allowed = ELEMENTS[tagName] ?? []
  for (const { name, value } of attrs) {
    const shown = `${tagName} ${name}="${value}"`
    if (name !== 'id' && !allowed.includes(name)) yield shown
    if (name === 'class' && !value.split(' ').every((one) => CLASSES.includes(one))) yield shown
    if (name === 'href' && !ADDRESS.test(value)) yield shown
    if (name === 'id' && !/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/i.test(value)) yield shown
  }
}

/** The parts of HTML that a browser would parse as markup other than ours. */
function* wrongParts(html: string): Iterable<string> {
  const { childNodes } = parseFragment(html)
  for (const element of elementsOf(childNodes)) {
    if (!Object.hasOwn(ELEMENTS, element.tagName) || element.namespaceURI !== HTML_NAMESPACE) yield element.tagName
    yield* wrongAttributes(element)
  }
  if (childNodes.length > 1) yield `more than a block: ${html}`
  const again = serialize(parseFragment(html))
  if (serialize(parseFragment(again)) !== again) yield `read twice, read otherwise: ${html}`
}

/** The forbidden parts of the HTML of an entry, found with an HTML parser, as in a browser. */
export const wrongHtml = ({ blocks }: Entry): string[] =>
  blocks.flatMap((block) => (block.kind === 'calculator' ? [] : [...wrongParts(blockHtml(block))]))
