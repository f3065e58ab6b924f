import type { Expression, Keep, Pool, Term } from './syntax.ts'

const formatKeep = ({ kind, end, count }: Keep): string => `${kind[0]}${end[0]}${count}`

const formatPool = ({ count, sides, keeps }: Pool): string => `${count}d${sides}${keeps.map(formatKeep).join('')}`

/** A sum inside a sum keeps its parentheses: they are part of what the reader wrote. */
const formatOperand = (expression: Expression): string =>
  expression.kind === 'sum' ? `(${format(expression)})` : format(expression)

const formatTerm = ({ sign, expression }: Term, index: number): string =>
  `${sign === -1 ? '-' : index > 0 ? '+' : ''}${formatOperand(expression)}`

/**
 * The expression as notation, in one canonical form; `parse(format(x))` has the same meaning and format as `x`.
 *
 * @example
 * format(parse('D20 + 2D4 kh').value) // => '1d20+2d4kh1'
 */
export function format(expression: Expression): string {
  switch (expression.kind) {
    case 'constant':
      return String(expression.value)
    case 'pool':
      return formatPool(expression)
    case 'sum':
      return expression.terms.map(formatTerm).join('')
  }
}
