import { type Expression, type NotationError, type OddsError, parse, type Result } from '@rulestone/core'
import type { Arguments } from '../terminal/arguments.ts'
import { linesOf } from '../terminal/lines.ts'
import { Refusal } from '../terminal/refusal.ts'
import { openStrings } from '../terminal/strings.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { USAGE } from '../terminal/usage.ts'
import { describeDice, diceProblemData, readDialect, readDiceText } from './read-dice.ts'

/** The options of every dice command. */
export const DICE_OPTIONS = {
  dialect: 'value',
  stdin: 'flag',
  json: 'flag',
  lang: 'value',
} as const

/** The answer of a command to dice, as JSON and as text. */
interface DiceAnswer {
  json(): string
  text(): string
}

/** The answer of a command to dice, or their error. */
export type AnswerDice = (expression: Expression) => Result<DiceAnswer, OddsError>

type Answered = Result<DiceAnswer, NotationError | OddsError>

/**
 * Answers the dice on the command line, or with `--stdin` those of every line of standard input.
 *
 * @returns the exit code: 0 done, 2 some dice were missing or invalid
 * @throws Refusal if the command was used wrongly, or if dice are invalid and neither `--json` nor `--stdin` is given
 */
export async function answerDice(args: Arguments, answer: AnswerDice, terminal: Terminal): Promise<number> {
  const { positionals, values, flags } = args
  const dialect = readDialect(values['dialect'])
  if (values['lang'] !== undefined) await openStrings(values['lang'])
  const ask = (text: string): Answered => {
    const parsed = parse(text, { dialect })
    return parsed.ok ? answer(parsed.value) : parsed
  }
  if (flags.has('stdin')) {
    const [unexpected] = positionals
    if (unexpected !== undefined) throw new Refusal(USAGE.diceTwice(unexpected))
    return answerLines(ask, terminal)
  }
  const text = readDiceText(positionals)
  const result = ask(text)
  if (flags.has('json')) terminal.out(jsonOf(text, result))
  else if (result.ok) terminal.out(result.value.text())
  else throw new Refusal(await describeDice(text, result.error, values['lang']))
  return result.ok ? 0 : 2
}

const jsonOf = (text: string, result: Answered): string =>
  result.ok ? result.value.json() : diceProblemData(text, result.error)

/** Writes one line of JSON for each line of standard input, as it arrives; an invalid line does not stop the others. */
async function answerLines(ask: (text: string) => Answered, terminal: Terminal): Promise<number> {
  let code = 0
  for await (const line of linesOf(terminal.input())) {
    const result = ask(line)
    if (!result.ok) code = 2
    terminal.out(jsonOf(line, result))
    await terminal.drained()
  }
  return code
}
