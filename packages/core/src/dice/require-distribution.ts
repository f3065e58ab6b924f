import { shown } from '../shown.ts'

/** What every distribution has. */
interface Weighted {
  readonly weights: readonly bigint[]
  readonly denominator: bigint
}

/** Checks that an argument is a distribution and not the Result of `odds`, or the text of dice. */
export function requireDistribution<Value extends Weighted>(name: string, value: Value): Value {
  if (!Array.isArray(value?.weights) || typeof value.denominator !== 'bigint')
    throw new RangeError(`${name} is ${shown(value)}; it must be a distribution. Tip: expectOk(odds(expression)).`)
  return value
}
