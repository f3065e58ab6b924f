import { cryptoRandom, ok, type Roll, roll as rollDice, seededRandom } from '@rulestone/core'
import { readArguments } from '../terminal/arguments.ts'
import type { Command } from '../terminal/command.ts'
import { LABELS } from '../terminal/labels.ts'
import { answerDice, DICE_OPTIONS } from './answer-dice.ts'
import { labelTotals, rollData } from './roll-data.ts'
import { writeRoll } from './write-roll.ts'

/** A roll as text: every die, the total, and below it the totals by label, if any. */
function text(rolled: Roll): string {
  const labels = labelTotals(rolled).map(([label, total]) => `${label === '' ? LABELS.unlabelled : label} ${total}`)
  return [`${writeRoll(rolled)} = ${rolled.total}`, ...(labels.length > 0 ? [labels.join(', ')] : [])].join('\n')
}

/** `rulestone roll EXPR`: rolls dice. With a seed, all lines of standard input are one sequence. */
export const roll: Command = {
  async run(args, terminal) {
    const read = readArguments(args, { seed: 'value', ...DICE_OPTIONS })
    const { seed } = read.values
    const random = seed === undefined ? cryptoRandom() : seededRandom(seed)
    const head = seed === undefined || read.flags.has('stdin') ? {} : { seed }
    return answerDice(
      read,
      (expression) => {
        const rolled = rollDice(random, expression)
        return ok({ json: () => JSON.stringify({ ...head, ...rollData(rolled) }), text: () => text(rolled) })
      },
      terminal,
    )
  },
}
