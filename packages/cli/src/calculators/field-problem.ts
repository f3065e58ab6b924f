import type { FieldProblem } from '@rulestone/core'
import { type DiceProblem, describeDiceProblem, diceSentence } from '../dice/dice-problem.ts'
import { LONGEST_LINE } from '../terminal/lines.ts'
import type { Strings } from '../terminal/strings.ts'
import { JSON_PROBLEMS } from './json-problems.ts'

const DICE = 'dice.'

/** The error of the dice of a field, if that is the field error. */
function diceProblem({ code, at = 0, expected }: FieldProblem): DiceProblem | undefined {
  if (!code.startsWith(DICE)) return undefined
  const { length, ...details } = expected
  return { code: code.slice(DICE.length), at, length: typeof length === 'number' ? length : 1, details }
}

/**
 * The message for a field error. It uses the messages of the content checks for values, because those of `errors.json`
 * say that a default is used instead, which is not so here.
 *
 * @param name the name of the field for the reader: `--ac`, or its path in JSON
 */
export function fieldSentence(problem: FieldProblem, strings: Strings, name: string): string {
  const { code, got, expected, at = 0 } = problem
  switch (code) {
    case 'not-json':
      return JSON_PROBLEMS.notJson(got)
    case 'not-an-object':
      return JSON_PROBLEMS.notAnObject(got)
    case 'too-long':
      return JSON_PROBLEMS.tooLong(LONGEST_LINE)
  }
  const dice = diceProblem(problem)
  if (dice) return diceSentence(dice, strings)
  const findings = strings.open('findings')
  const { options = [], minimum = '', maximum = '' } = expected
  return findings(`checks.directives.${code}.message`, {
    field: name,
    got,
    expected: Array.isArray(options) ? options.join(findings('separator')) : String(options),
    minimum: String(minimum),
    maximum: String(maximum),
    at: String(at + 1),
  })
}

/** The message for an invalid value of an option; for dice with a caret. */
export function describeFieldProblem(problem: FieldProblem, strings: Strings): string {
  const name = `--${problem.field}`
  const dice = diceProblem(problem)
  return dice ? `${name}\n${describeDiceProblem(problem.got, dice, strings)}` : fieldSentence(problem, strings, name)
}
