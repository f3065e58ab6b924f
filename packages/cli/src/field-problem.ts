import type { FieldProblem } from '@rulestone/core'
import { describeDiceProblem } from './dice-problem.ts'
import type { Strings } from './strings.ts'

const DICE = 'dice.'

/**
 * What is wrong with a field. Dice get a caret. Other values are refused in the words that a check of the content has
 * for them: `errors.json` would say that a default is used instead, and here none is.
 */
export function describeFieldProblem(problem: FieldProblem, strings: Strings): string {
  const { field, code, got, at = 0, expected } = problem
  if (code.startsWith(DICE)) {
    const { length, ...details } = expected
    const dice = { code: code.slice(DICE.length), at, length: typeof length === 'number' ? length : 1, details }
    return `--${field}\n${describeDiceProblem(got, dice, strings)}`
  }
  const findings = strings.open('findings')
  const { options = [], minimum = '', maximum = '' } = expected
  return findings(`checks.directives.${code}.message`, {
    field: `--${field}`,
    got,
    expected: Array.isArray(options) ? options.join(findings('separator')) : String(options),
    minimum: String(minimum),
    maximum: String(maximum),
  })
}
