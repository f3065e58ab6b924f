import type { OddsError } from '../../dice/odds.ts'
import type { Expression } from '../../dice/syntax.ts'
import { fail, type Result } from '../../result.ts'
import type { FieldProblem } from '../calculator.ts'
import { typedDice } from './dice-odds.ts'

/** The text of a dice field that adds nothing. */
export const NO_DICE = '0'

/**
 * The dice that a field adds to a roll; none where it says `0`.
 *
 * @throws RangeError when the text does not parse: the caller skipped `readState`
 * @example
 * typedBonusDice('bonus-dice', '0') // => {}
 */
export const typedBonusDice = (field: string, text: string): { readonly bonusDice?: Expression } =>
  text === NO_DICE ? {} : { bonusDice: typedDice(field, text) }

/** The problem of a dice field whose dice have no exact odds, or too much work to find them. */
export function oddsProblem(field: string, text: string, error: OddsError): Result<never, FieldProblem> {
  const { code, at, ...expected } = error
  return fail({ field, code: `dice.${code}`, got: text, expected: { ...expected, length: text.length }, at })
}
