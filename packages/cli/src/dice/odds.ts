import { format, odds as oddsOf, ok } from '@rulestone/core'
import { readArguments } from '../terminal/arguments.ts'
import type { Command } from '../terminal/command.ts'
import { writeJson } from '../terminal/json.ts'
import { Refusal } from '../terminal/refusal.ts'
import { USAGE } from '../terminal/usage.ts'
import { answerDice, DICE_OPTIONS } from './answer-dice.ts'
import { oddsData, oddsLines } from './odds-answer.ts'

function readInteger(name: string, text: string): number {
  const value = /^[+-]?\d+$/.test(text.trim()) ? Number(text) : Number.NaN
  if (!Number.isSafeInteger(value)) throw new Refusal(USAGE.notAnInteger(name, text))
  return value
}

/** `rulestone odds EXPR`: shows the exact distribution of dice. */
export const odds: Command = {
  async run(args, terminal) {
    const read = readArguments(args, { 'at-least': 'value', ...DICE_OPTIONS })
    const number = read.values['at-least']
    const atLeast = number === undefined ? undefined : readInteger('at-least', number)
    return answerDice(
      read,
      (expression) => {
        const result = oddsOf(expression)
        if (!result.ok) return result
        return ok({
          json: () => writeJson(oddsData(format(expression), result.value, atLeast)),
          text: () => oddsLines(result.value, atLeast, terminal.columns).join('\n'),
        })
      },
      terminal,
    )
  },
}
