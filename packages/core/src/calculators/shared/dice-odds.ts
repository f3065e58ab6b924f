import type { Distribution } from '../../dice/distribution.ts'
import { type OddsError, odds } from '../../dice/odds.ts'
import { fail, type Result } from '../../result.ts'
import { WORK_AT_ONCE } from '../../rules/basics/exactly.ts'
import type { FieldProblem, ParsedDice } from '../calculator.ts'

/** The exact distribution of dice, or the problem of their field: they would need too much work. */
export function diceOdds(field: string, { text, expression }: ParsedDice): Result<Distribution, FieldProblem> {
  const result = odds(expression, { limits: { work: WORK_AT_ONCE } })
  if (result.ok) return result
  const { code, at, ...expected } = result.error
  return fail({ field, code: `dice.${code}`, got: text, expected, at })
}

/** The problem of a dice field whose dice, with what is added to them, have no exact odds. */
export function oddsProblem(field: string, { text }: ParsedDice, error: OddsError): Result<never, FieldProblem> {
  const { code, at, ...expected } = error
  return fail({ field, code: `dice.${code}`, got: text, expected: { ...expected, length: text.length }, at })
}

/** The problem of a dice field whose highest total is above the limit of a calculator. */
export const totalProblem = (
  field: string,
  { text }: ParsedDice,
  highest: number,
  allowed: number,
): Result<never, FieldProblem> =>
  fail({
    field,
    code: 'dice.over-limit',
    got: text,
    expected: { limit: 'work', got: String(highest), allowed, length: text.length },
    at: 0,
  })
