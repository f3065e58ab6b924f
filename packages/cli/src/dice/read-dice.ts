import { DIALECTS, type DialectName, type NotationError, type OddsError } from '@rulestone/core'
import { Refusal } from '../terminal/refusal.ts'
import { openStrings } from '../terminal/strings.ts'
import { USAGE } from '../terminal/usage.ts'
import { describeDiceProblem } from './dice-problem.ts'

const isDialect = (name: string): name is DialectName => Object.hasOwn(DIALECTS, name)

/**
 * The value of `--dialect`; `strict` by default.
 *
 * @throws Refusal if there is no such dialect
 */
export function readDialect(name: string | undefined): DialectName {
  if (name === undefined) return 'strict'
  if (!isDialect(name)) throw new Refusal(USAGE.unknownDialect(name, Object.keys(DIALECTS)))
  return name
}

/**
 * The dice of a command, as they were typed. They may have been split at spaces, as in `roll 2d6 + 3`.
 *
 * @throws Refusal if they are missing
 */
export function readDiceText(words: readonly string[]): string {
  if (words.length === 0) throw new Refusal(USAGE.diceMissing)
  return words.join(' ')
}

/** The error in dice: a caret under the position, and a message in the reader's language. */
export async function describeDice(
  text: string,
  problem: NotationError | OddsError,
  language: string | undefined,
): Promise<string> {
  const { code, at, length, ...details } = problem
  return describeDiceProblem(text, { code, at, length, details: { ...details } }, await openStrings(language))
}

/** The error in dice as JSON: the dice as they were typed, and the code, position and values. */
export const diceProblemData = (text: string, problem: NotationError | OddsError): string =>
  JSON.stringify({ expr: text, error: problem })
