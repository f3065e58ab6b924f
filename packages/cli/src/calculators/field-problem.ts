import type { FieldProblem } from '@rulestone/core'
import { type DiceProblem, describeDiceProblem, diceSentence } from '../dice/dice-problem.ts'
import { LONGEST_LINE } from '../terminal/lines.ts'
import type { Strings } from '../terminal/strings.ts'
import { JSON_PROBLEMS } from '../terminal/words.ts'

const DICE = 'dice.'

/** What is wrong with the dice of a field, where that is what is wrong. */
function diceProblem({ code, at = 0, expected }: FieldProblem): DiceProblem | undefined {
  if (!code.startsWith(DICE)) return undefined
  const { length, ...details } = expected
  return { code: code.slice(DICE.length), at, length: typeof length === 'number' ? length : 1, details }
}

/**
 * What is wrong with a field, in a sentence. Values are refused in the words that a check of the content has for them:
 * `errors.json` would say that a default is used instead, and here none is.
 *
 * @param name what the reader calls the field: `--ac`, or its path in JSON
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

/** What is wrong with the value of an option; dice get a caret. */
export function describeFieldProblem(problem: FieldProblem, strings: Strings): string {
  const name = `--${problem.field}`
  const dice = diceProblem(problem)
  return dice ? `${name}\n${describeDiceProblem(problem.got, dice, strings)}` : fieldSentence(problem, strings, name)
}
