import { DEFAULT_LIMITS } from './limits.ts'

/** The arguments that decide how much work is done, by name. */
type Numbers = Readonly<Record<string, number>>

/** Thrown when the work of a distribution exceeds its limit; `odds` turns it into an error value. */
export class OverWork extends RangeError {
  readonly limit: number
  constructor(limit: number, numbers: Numbers = {}) {
    const named = Object.entries(numbers).map(([name, value]) => `${name} is ${value}`)
    super(
      `${named.join(', ') || 'work is too much'}; the exact result must need at most ${limit} words of work. Tip: use lower numbers.`,
    )
    this.limit = limit
  }
}

const WORD_BITS = 64

/** Counts the work of an exact distribution, in 64-bit words touched, and stops it at a limit. */
export class Meter {
  private left: number
  private readonly limit: number
  private readonly numbers: Numbers | undefined

  /** @param numbers the arguments that an error names */
  constructor(limit: number, numbers?: Numbers) {
    this.limit = limit
    this.left = limit
    this.numbers = numbers
  }

  /**
   * Charges steps before they are done.
   *
   * @param size the largest integer of a step
   * @param more 64-bit words that a step costs besides its integers
   * @throws OverWork when the limit is exceeded
   */
  spend(steps: number, size: bigint, more = 0): void {
    if (this.limit !== Number.POSITIVE_INFINITY) this.charge(steps * (machineWords(size) + more))
  }

  /** Charges steps whose largest integer is a power, before that is computed. */
  spendOnPower(steps: number, base: bigint, exponent: number, more = 0): void {
    if (this.limit !== Number.POSITIVE_INFINITY) this.charge(steps * (1 + (exponent * bitsOf(base)) / WORD_BITS + more))
  }

  private charge(words: number): void {
    this.left -= words
    if (!(this.left >= 0)) throw new OverWork(this.limit, this.numbers)
  }
}

/** The binary logarithm of a positive integer. */
export function bitsOf(integer: bigint): number {
  const beyond = Math.max(0, integer.toString(16).length * 4 - 1000)
  return beyond + Math.log2(Number(integer >> BigInt(beyond)))
}

/** The cost of a step through a map of outcomes besides its integers, in 64-bit words. */
export const MAP_COST = 15

/** The 64-bit words of an integer, at least 1. */
export const machineWords = (integer: bigint): number => 1 + integer.toString(16).length / 16

/** For numbers of a caller: they may need as much work as `odds` allows by default. */
export const meterFor = (numbers: Numbers): Meter => new Meter(DEFAULT_LIMITS.work, numbers)

/** For callers that bound the work themselves. */
export const UNMETERED: Meter = new Meter(Number.POSITIVE_INFINITY)
