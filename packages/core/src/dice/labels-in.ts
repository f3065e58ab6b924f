import type { Expression } from './syntax.ts'

/** The expressions inside an expression that make up its total. */
export function operands(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'sum':
      return expression.terms.map((term) => term.expression)
    case 'product':
    case 'quotient':
    case 'compared':
      return [expression.left, expression.right]
    case 'call':
      return expression.arguments
    case 'group':
      return expression.members
    case 'labelled':
      return [expression.expression]
    default:
      return []
  }
}

/**
 * The labels anywhere in an expression, in lower case, each once, in the order in which they are written.
 *
 * @example
 * labelsIn(expectOk(parse('max(1d6[Fire],1d6[cold])+1d4[fire]'))) // => ['fire', 'cold']
 */
export const labelsIn = (expression: Expression): readonly string[] => [
  ...new Set([
    ...(expression.kind === 'labelled' ? [expression.label.toLowerCase()] : []),
    ...operands(expression).flatMap(labelsIn),
  ]),
]
