import { shown } from '../shown.ts'
import type { Expression } from './syntax.ts'

/** Checks that an argument is a syntax tree and not the text of one, or the Result of `parse`. */
export function requireExpression(expression: Expression): void {
  if (typeof expression?.kind !== 'string')
    throw new RangeError(
      `expression is ${shown(expression)}; it must be the syntax tree of dice notation. Tip: expectOk(parse('1d6')).`,
    )
}
