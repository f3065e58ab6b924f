import {
  DEFAULT_LIMITS,
  type Fraction,
  format,
  maximum,
  mean,
  type Odds,
  odds as oddsOf,
  ok,
  probability,
  toNumber,
  variance,
} from '@rulestone/core'
import { formatQuantity, numberFormats } from '@rulestone/text/number-formats'
import { readArguments } from '../terminal/arguments.ts'
import type { Command } from '../terminal/command.ts'
import { distributionData, writeFraction } from '../terminal/exact.ts'
import { writeJson } from '../terminal/json.ts'
import { Refusal } from '../terminal/refusal.ts'
import { LABELS, USAGE } from '../terminal/words.ts'
import { answerDice, DICE_OPTIONS } from './answer-dice.ts'
import { histogram } from './histogram.ts'

/** The longest fraction that is written next to the decimal. */
const LONGEST_FRACTION = 20

function readInteger(name: string, text: string): number {
  const value = /^[+-]?\d+$/.test(text.trim()) ? Number(text) : Number.NaN
  if (!Number.isSafeInteger(value)) throw new Refusal(USAGE.notAnInteger(name, text))
  return value
}

/** A distribution as data, exact. */
function data(expr: string, distribution: Odds, atLeast: number | undefined): string {
  const chance = atLeast === undefined ? undefined : probability(distribution, '>=', atLeast)
  return writeJson({
    expr,
    ...(chance && { 'at-least': String(atLeast), chance: writeFraction(chance) }),
    mean: writeFraction(mean(distribution)),
    variance: writeFraction(variance(distribution)),
    minimum: String(distribution.minimum),
    maximum: String(maximum(distribution)),
    ...(distribution.cut && { cut: writeFraction(distribution.cut) }),
    ...distributionData(distribution),
  })
}

/** A distribution as text: the figures, then a histogram. */
function lines(distribution: Odds, atLeast: number | undefined, columns: number): string[] {
  const formats = numberFormats('en')
  const figure = (label: string, kind: 'number' | 'probability', value: Fraction): string => {
    const exact = writeFraction(value)
    const isShown = value.denominator !== 1n && exact.length <= LONGEST_FRACTION
    return `${label} ${formatQuantity(formats, { kind, value })}${isShown ? ` (${exact})` : ''}`
  }
  const deviation = Math.sqrt(toNumber(variance(distribution)))
  return [
    figure(LABELS.mean, 'number', mean(distribution)),
    `${LABELS.standardDeviation} ${formats.about(deviation)}`,
    ...(atLeast === undefined
      ? []
      : [figure(`${LABELS.atLeast} ${atLeast}:`, 'probability', probability(distribution, '>=', atLeast))]),
    ...(distribution.cut ? [figure(LABELS.cut(DEFAULT_LIMITS.cut), 'probability', distribution.cut)] : []),
    '',
    ...histogram(distribution, { columns, formats, threshold: atLeast }),
  ]
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
          json: () => data(format(expression), result.value, atLeast),
          text: () => lines(result.value, atLeast, terminal.columns).join('\n'),
        })
      },
      terminal,
    )
  },
}
