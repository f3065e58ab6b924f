import type { Element, Root as HtmlRoot } from 'hast'
import type { Link, Root, RootContent } from 'mdast'
import rehypeSanitize from 'rehype-sanitize'
import remarkRehype, { type Options } from 'remark-rehype'
import { unified } from 'unified'
import { removePosition } from 'unist-util-remove-position'
import { VFile } from 'vfile'
import { attributesOf, coreFigures, coreTables, type Directive, formOf, labelOf, ruleOf } from '../markdown/index.ts'
import type { CompileContext } from './context.ts'
import { htmlSchema } from './html-schema.ts'
import { diceLink, figureElement, ruleLink } from './inline.ts'
import { markEnglish } from './mark-english.ts'
import { markMeasures } from './mark-measures.ts'
import { tableElement } from './table.ts'

declare module 'vfile' {
  interface DataMap {
    /** the context for the handlers below, part of the file so that one processor serves all entries */
    compileContext: CompileContext
  }
}

type Handlers = NonNullable<Options['handlers']>
type State = Parameters<NonNullable<Handlers['link']>>[0]

function contextOf({ options }: State): CompileContext {
  const context = options.file?.data.compileContext
  if (!context) throw new RangeError('compileContext is missing on the file. Tip: compile entries with renderNode.')
  return context
}

const handlers = {
  link(state: State, node: Link) {
    const children = state.all(node)
    const id = ruleOf(node)
    return id === undefined ? children : ruleLink(id, children, contextOf(state))
  },
  textDirective(state: State, node: Directive) {
    const label = labelOf(node)
    const figure = node.name === 'value' && label !== undefined ? coreFigures.get(label) : undefined
    if (figure) return figureElement(figure, formOf(node), contextOf(state))
    return node.name === 'dice' && label ? diceLink(label, contextOf(state)) : state.all(node)
  },
  leafDirective(state: State, node: Directive) {
    const table = node.name === 'table' ? coreTables.get(attributesOf(node)['id'] ?? '') : undefined
    return table && state.applyData(node, tableElement(table, contextOf(state)))
  },
} satisfies Handlers

const processor = unified().use(remarkRehype, { handlers }).use(rehypeSanitize, htmlSchema).freeze()

/** Compiles a top-level node to a sanitised element with the key as id; undefined if a page cannot show it. */
export function renderNode(node: RootContent, key: string, context: CompileContext): Element | undefined {
  const file = new VFile()
  file.data.compileContext = context
  const keyed: RootContent = { ...node, data: { ...node.data, hProperties: { id: key } } }
  const root: Root = { type: 'root', children: [keyed] }
  const tree: HtmlRoot = processor.runSync(root, file)
  markMeasures(tree, context)
  markEnglish(tree, context)
  removePosition(tree, { force: true })
  return tree.children.find((child) => child.type === 'element')
}
