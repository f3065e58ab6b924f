import {
  DEFAULT_LIMITS,
  type Fraction,
  maximum,
  mean,
  type Odds,
  probability,
  toNumber,
  variance,
} from '@rulestone/core'
import { formatStepValue, numberFormats } from '@rulestone/text/number-formats'
import { distributionData, writeFraction } from '../terminal/exact.ts'
import type { JsonObject } from '../terminal/json.ts'
import { LABELS } from '../terminal/labels.ts'
import { histogram } from './histogram.ts'

/** The longest fraction that is written next to the decimal. */
const LONGEST_FRACTION = 20

/** A distribution as data, exact. */
export function oddsData(expr: string, distribution: Odds, atLeast: number | undefined): JsonObject {
  const chance = atLeast === undefined ? undefined : probability(distribution, '>=', atLeast)
  return {
    expr,
    ...(chance && { 'at-least': String(atLeast), chance: writeFraction(chance) }),
    mean: writeFraction(mean(distribution)),
    variance: writeFraction(variance(distribution)),
    minimum: String(distribution.minimum),
    maximum: String(maximum(distribution)),
    ...(distribution.cut && { cut: writeFraction(distribution.cut) }),
    ...distributionData(distribution),
  }
}

/** A distribution as text: the figures, then a histogram. */
export function oddsLines(distribution: Odds, atLeast: number | undefined, columns: number): string[] {
  const formats = numberFormats('en')
  const figure = (label: string, kind: 'number' | 'probability', value: Fraction): string => {
    const exact = writeFraction(value)
    const isShown = value.denominator !== 1n && exact.length <= LONGEST_FRACTION
    return `${label} ${formatStepValue(formats, { kind, value })}${isShown ? ` (${exact})` : ''}`
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
    ...histogram(distribution, { columns, formats, range: LABELS.range, threshold: atLeast }),
  ]
}
