import type { Link } from 'mdast'
import type { Options } from 'remark-rehype'
import { attributesOf, coreTables, type Directive, formOf, labelOf, namedFigures, ruleOf } from '../markdown/index.ts'
import type { CompileContext } from './context.ts'
import { averagedDice, diceLink, namedFigure, ruleLink } from './inline.ts'
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

/** What links, `:value[…]`, `:dice[…]` and `::table{…}` become in a page. */
export const directives = {
  link(state: State, node: Link) {
    const children = state.all(node)
    const id = ruleOf(node)
    return id === undefined ? children : ruleLink(id, children, contextOf(state))
  },
  textDirective(state: State, node: Directive) {
    const label = labelOf(node)
    const figure = node.name === 'value' && label !== undefined ? namedFigures.get(label) : undefined
    if (label !== undefined && figure) return namedFigure(label, figure, formOf(node), contextOf(state))
    if (node.name !== 'dice' || !label) return state.all(node)
    return 'average' in attributesOf(node) ? averagedDice(label, contextOf(state)) : diceLink(label, contextOf(state))
  },
  leafDirective(state: State, node: Directive) {
    const table = node.name === 'table' ? coreTables.get(attributesOf(node)['id'] ?? '') : undefined
    return table && state.applyData(node, tableElement(table, contextOf(state)))
  },
} satisfies Handlers
