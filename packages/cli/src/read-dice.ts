import { type Expression, type NotationError, type OddsError, parse } from '@rulestone/core'
import { describeDiceProblem } from './dice-problem.ts'
import { Refusal } from './refusal.ts'
import { openStrings } from './strings.ts'
import { USAGE } from './words.ts'

/** Dice from the command line: as they were typed, and what they mean. */
export interface TypedDice {
  readonly text: string
  readonly expression: Expression
}

/** Refuses dice with a caret under the place and a sentence in the reader's language. */
export async function refuseDice(
  text: string,
  problem: NotationError | OddsError,
  language: string | undefined,
): Promise<never> {
  const { code, at, length, ...details } = problem
  const strings = await openStrings(language)
  throw new Refusal(describeDiceProblem(text, { code, at, length, details: { ...details } }, strings))
}

/**
 * Reads the dice of a command. They may have been split at spaces, as in `roll 2d6 + 3`.
 *
 * @throws Refusal when they are missing or no dice, or there is no such language
 */
export async function readDice(words: readonly string[], language: string | undefined): Promise<TypedDice> {
  if (language !== undefined) await openStrings(language)
  if (words.length === 0) throw new Refusal(USAGE.diceMissing)
  const text = words.join(' ')
  const parsed = parse(text)
  return parsed.ok ? { text, expression: parsed.value } : refuseDice(text, parsed.error, language)
}
