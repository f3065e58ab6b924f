import { cryptoRandom, format, type Roll, roll as rollDice, seededRandom } from '@rulestone/core'
import { readArguments } from './arguments.ts'
import type { Command } from './commands.ts'
import { readDice } from './read-dice.ts'

/** A roll as a sum to be followed: every die, those that do not count in parentheses. */
export function writeRoll(roll: Roll): string {
  switch (roll.kind) {
    case 'constant':
      return String(roll.total)
    case 'pool':
      return `${format(roll.expression)} [${roll.dice.map(({ value, kept }) => (kept ? value : `(${value})`)).join(' ')}]`
    case 'sum':
      return roll.terms
        .map(({ sign, roll: term }, index) => {
          const operator = index === 0 ? (sign === -1 ? '-' : '') : sign === -1 ? ' - ' : ' + '
          return operator + (term.kind === 'sum' ? `(${writeRoll(term)})` : writeRoll(term))
        })
        .join('')
  }
}

/** A roll as data: what was rolled, its total, and the dice or terms it is made of. */
export function rollData(roll: Roll): object {
  const { expression, total } = roll
  const common = { expr: format(expression), total }
  switch (roll.kind) {
    case 'constant':
      return common
    case 'pool':
      return { ...common, dice: roll.dice }
    case 'sum':
      return { ...common, terms: roll.terms.map(({ sign, roll: term }) => ({ sign, ...rollData(term) })) }
  }
}

/** `rulestone roll EXPR`: rolls dice. */
export const roll: Command = {
  async run(args, { out }) {
    const { positionals, values, flags } = readArguments(args, { seed: 'value', json: 'flag', lang: 'value' })
    const { seed, lang } = values
    const { expression } = await readDice(positionals, lang)
    const rolled = rollDice(seed === undefined ? cryptoRandom() : seededRandom(seed), expression)
    if (flags.has('json')) out(JSON.stringify({ ...(seed === undefined ? {} : { seed }), ...rollData(rolled) }))
    else out(`${writeRoll(rolled)} = ${rolled.total}`)
    return 0
  },
}
