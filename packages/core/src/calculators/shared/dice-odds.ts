import type { Distribution } from '../../dice/distribution.ts'
import { odds } from '../../dice/odds.ts'
import { parse } from '../../dice/parse.ts'
import type { Expression } from '../../dice/syntax.ts'
import { fail, type Result } from '../../result.ts'
import { WORK_AT_ONCE } from '../../rules/basics/exactly.ts'
import type { FieldProblem } from '../calculator.ts'

/**
 * The expression of a dice field whose text was read before.
 *
 * @throws RangeError when the text does not parse: the caller skipped `readState`
 */
export function typedDice(field: string, text: string): Expression {
  const parsed = parse(text)
  if (!parsed.ok) {
    throw new RangeError(
      `${field} is "${text}"; it must be dice notation (${parsed.error.code} at ${parsed.error.at}). Tip: read the input with readState.`,
    )
  }
  return parsed.value
}

/** The exact distribution of a dice field, or the problem of the field when it would need too much work. */
export function typedOdds(field: string, text: string, expression: Expression): Result<Distribution, FieldProblem> {
  const result = odds(expression, { limits: { work: WORK_AT_ONCE } })
  if (result.ok) return result
  const { code, at, ...expected } = result.error
  return fail({ field, code: `dice.${code}`, got: text, expected, at })
}
