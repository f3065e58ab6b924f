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
   * Announces so many steps on integers of this size; call it before the steps.
   *
   * @param more words that a step costs beside the integers
   * @throws OverWork when the limit is exceeded
   */
  spend(steps: number, size: bigint, more = 0): void {
    if (this.limit === Number.POSITIVE_INFINITY) return
    this.left -= steps * (wordsOf(size) + more)
    if (!(this.left >= 0)) throw new OverWork(this.limit)
  }
}

/** What a step through a map of outcomes costs beside its integers, in words. */
export const MAPPED = 15

/** 64-bit words of an integer, at least 1. It takes time: where many steps are alike, ask once. */
export const wordsOf = (integer: bigint): number => 1 + integer.toString(16).length / 16

/** For callers that have bounded the work themselves. */
export const UNMETERED: Meter = new Meter(Number.POSITIVE_INFINITY)
