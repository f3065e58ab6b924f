import { CALCULATORS, readState } from '@rulestone/core'
import type { Block as CompiledBlock } from '@rulestone/text'
import type { Element, ElementContent } from 'hast'
import type { Block, BlockContent, Item } from '../schema/index.ts'
import { type Addresses, markdownOf } from './markdown.ts'
import { spansOf, spansText } from './spans.ts'
import { textOf } from './text.ts'

/** What the blocks of a text in one language need besides their text. */
export interface BlockContext {
  readonly addresses: Addresses
  /** the title of a calculator */
  calculatorTitle(id: string): string
  /** the page of a calculator with some fields filled in */
  calculatorUrl(id: string, input: Readonly<Record<string, string>>): string
  /** the keys of the blocks whose English changed */
  readonly stale: ReadonlySet<string>
}

type CalculatorBlock = Extract<Block, { kind: 'calculator' }>

const isElement = (node: ElementContent): node is Element => node.type === 'element'

const elements = (tree: Element, ...names: readonly string[]): Element[] =>
  tree.children.filter(isElement).filter(({ tagName }) => names.includes(tagName))

const itemOf = ({ children }: Element): Item => ({ spans: spansOf(children) })

const rowsOf = (tree: Element, part: 'thead' | 'tbody'): Item[][] =>
  elements(tree, part)
    .flatMap((section) => elements(section, 'tr'))
    .map((row) => elements(row, 'th', 'td').map(itemOf))

/** The content of a table; the id is absent if it has only words. */
function tableContent(tree: Element, table?: string): BlockContent {
  const [caption] = elements(tree, 'caption')
  return {
    kind: 'table',
    ...(table !== undefined && { table }),
    ...(caption && { caption: spansText(spansOf(caption.children)) }),
    header: rowsOf(tree, 'thead').flat(),
    rows: rowsOf(tree, 'tbody'),
  }
}

/** The content of running text, by its element. */
function textContent(tree: Element, key: string): BlockContent {
  const { tagName, children, properties } = tree
  switch (tagName) {
    case 'h2':
    case 'h3':
      return { kind: 'heading', depth: Number(tagName.slice(1)), spans: spansOf(children) }
    case 'p':
      return { kind: 'paragraph', spans: spansOf(children) }
    case 'ul':
    case 'ol': {
      const { start } = properties
      return {
        kind: 'list',
        ordered: tagName === 'ol',
        ...(typeof start === 'number' && { start }),
        items: elements(tree, 'li').map(itemOf),
      }
    }
    case 'table':
      return tableContent(tree)
    default:
      throw new RangeError(
        `The block ${key} is <${tagName}>, which has no form as data. Tip: add one to schema/block.ts and build/block.ts.`,
      )
  }
}

/** The values of the fields that a text fills in. */
function inputOf(id: string, texts: Readonly<Record<string, string>>): CalculatorBlock['input'] {
  const calculator = CALCULATORS.find((one) => one.id === id)
  if (!calculator) throw new RangeError(`A text shows the calculator "${id}", which core has not.`)
  const { input } = readState(calculator, texts)
  return Object.fromEntries(
    Object.keys(texts).map((field) => {
      const value = input[field] ?? ''
      return [field, typeof value === 'object' ? [...value] : value]
    }),
  )
}

function contentOf(block: CompiledBlock, { calculatorTitle, calculatorUrl }: BlockContext): BlockContent {
  switch (block.kind) {
    case 'html':
      return textContent(block.tree, block.key)
    case 'table':
      return tableContent(block.tree, block.table)
    case 'calculator': {
      const { calculator, state } = block
      const [title, url] = [calculatorTitle(calculator), calculatorUrl(calculator, state)]
      return { kind: 'calculator', calculator, title, input: inputOf(calculator, state), url }
    }
  }
}

/** A compiled block as data. */
export function blockData(block: CompiledBlock, context: BlockContext): Block {
  const content = contentOf(block, context)
  return {
    key: block.key,
    ...content,
    markdown: markdownOf(content, context.addresses),
    text: textOf(content),
    ...(context.stale.has(block.key) && { stale: true as const }),
  }
}
