import type { Link } from 'mdast'
import type { Options } from 'remark-rehype'
import { attributesOf, coreTables, type Directive, formOf, labelOf, namedFigures, ruleOf } from '../markdown/index.ts'
import type { CompileContext } from './context.ts'

import { averagedDice, calculatorLink, diceLink, namedFigure, ruleLink } from './inline.ts'

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

/**
 * What links, `:value[…]`, `:dice[…]` and `::table{…}` become in a page. In the sentences of a stat block, dice have
 * attributes, a link has a title, and `:calculator[…]{id="attack"}` is a link.
 */
export const directives = {
  link(state: State, node: Link) {
    const children = state.all(node)
    const id = ruleOf(node)
    return id === undefined ? children : ruleLink(id, children, contextOf(state), node.title)
  },
  textDirective(state: State, node: Directive) {
    const label = labelOf(node)
    const figure = node.name === 'value' && label !== undefined ? namedFigures.get(label) : undefined
    if (label !== undefined && figure) return namedFigure(label, figure, formOf(node), contextOf(state))
    if (!label || node.name === 'value') return state.all(node)
    const attributes = attributesOf(node)
    if (node.name === 'calculator') return calculatorLink(label, contextOf(state), attributes)
    if ('average' in attributes) return averagedDice(label, contextOf(state))
    return diceLink(label, contextOf(state), attributes)
  },
  leafDirective(state: State, node: Directive) {
    const table = node.name === 'table' ? coreTables.get(attributesOf(node)['id'] ?? '') : undefined
    return table && state.applyData(node, tableElement(table, contextOf(state)))
  },
} satisfies Handlers
