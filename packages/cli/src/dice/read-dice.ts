import { DIALECTS, type DialectName, type NotationError, type OddsError } from '@rulestone/core'
import { Refusal } from '../terminal/refusal.ts'
import { openStrings } from '../terminal/strings.ts'
import { USAGE } from '../terminal/words.ts'
import { describeDiceProblem } from './dice-problem.ts'

const isDialect = (name: string): name is DialectName => Object.hasOwn(DIALECTS, name)

/**
 * What `--dialect` says; `strict` when it says nothing.
 *
 * @throws Refusal when there is no such dialect
 */
export function readDialect(name: string | undefined): DialectName {
  if (name === undefined) return 'strict'
  if (!isDialect(name)) throw new Refusal(USAGE.unknownDialect(name, Object.keys(DIALECTS)))
  return name
}

/**
 * The dice of a command, as they were typed. They may have been split at spaces, as in `roll 2d6 + 3`.
 *
 * @throws Refusal when they are missing
 */
export function readDiceText(words: readonly string[]): string {
  if (words.length === 0) throw new Refusal(USAGE.diceMissing)
  return words.join(' ')
}

/** What is wrong with dice: a caret under the place, and a sentence in the reader's language. */
export async function describeDice(
  text: string,
  problem: NotationError | OddsError,
  language: string | undefined,
): Promise<string> {
  const { code, at, length, ...details } = problem
  return describeDiceProblem(text, { code, at, length, details: { ...details } }, await openStrings(language))
}

/** What is wrong with dice as JSON: the dice as they were typed, and the code, place and figures. */
export const diceProblemData = (text: string, problem: NotationError | OddsError): string =>
  JSON.stringify({ expr: text, error: problem })
