import { shown } from '../shown.ts'
import type { Distribution } from './distribution.ts'

/** Checks that an argument is a distribution and not the Result of `odds`, or the text of dice. */
export function requireDistribution(name: string, value: Distribution): Distribution {
  if (!Array.isArray(value?.weights) || typeof value.denominator !== 'bigint')
    throw new RangeError(`${name} is ${shown(value)}; it must be a distribution. Tip: expectOk(odds(expression)).`)
  return value
}
