import { parse } from '../../dice/parse.ts'
import type { Expression } from '../../dice/syntax.ts'

/**
 * Parses dice, or a fixed amount, from a table or ruleset.
 *
 * @throws RangeError if the text in the table is not dice notation
 * @example
 * tableDice('2d4+2').kind // => 'sum'
 */
export function tableDice(notation: string): Expression {
  const parsed = parse(notation)
  if (parsed.ok) return parsed.value
  throw new RangeError(`notation is ${notation}; it must be dice notation (${parsed.error.code}).`)
}
