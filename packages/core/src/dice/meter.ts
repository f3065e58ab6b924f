/** Thrown when the work of a distribution exceeds its limit; `odds` turns it into an error value. */
export class OverWork extends Error {
  readonly limit: number
  constructor(limit: number) {
    super(`more than ${limit} words of work`)
    this.limit = limit
  }
}

/** Counts the work of an exact distribution, in 64-bit words touched, and stops it at a limit. */
export class Meter {
  private left: number
  private readonly limit: number

  constructor(limit: number) {
    this.limit = limit
    this.left = limit
  }

  /**
   * Charges steps before they are done.
   *
   * @param size the largest integer of a step
   * @param more 64-bit words that a step costs besides its integers
   * @throws OverWork when the limit is exceeded
   */
  spend(steps: number, size: bigint, more = 0): void {
    if (this.limit === Number.POSITIVE_INFINITY) return
    this.left -= steps * (machineWords(size) + more)
    if (!(this.left >= 0)) throw new OverWork(this.limit)
  }
}

/** The cost of a step through a map of outcomes besides its integers, in 64-bit words. */
export const MAP_COST = 15

/** The 64-bit words of an integer, at least 1. */
export const machineWords = (integer: bigint): number => 1 + integer.toString(16).length / 16

/** For callers that bound the work themselves. */
export const UNMETERED: Meter = new Meter(Number.POSITIVE_INFINITY)
