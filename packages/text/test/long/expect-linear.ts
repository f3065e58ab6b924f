import { expect } from 'vitest'

/** Sizes of input, in characters. */
const SIZES = [2_000, 8_000, 32_000, 128_000, 512_000] as const

/** For four times the input, linear work takes 4 times as long and quadratic work 16 times. */
const MOST_TIMES = 8

/** Work that takes less is not compared, in milliseconds of CPU time: `LIMITS` allow two seconds for a file. */
const NOISE = 2_500

/** A measurement that fails is repeated, because a busy machine also costs CPU time. */
const TRIES = 3

/** The CPU time of a call, in milliseconds. */
function cpuTime(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/**
 * Expects that the time of `work` grows in proportion to the size of its input. It stops at the first size that takes
 * too long, so that not even exponential work hangs.
 */
export function expectLinear(work: (size: number) => void): void {
  let [before, least] = [0, Number.POSITIVE_INFINITY]
  for (const size of SIZES) {
    const most = Math.max(NOISE, MOST_TIMES * before)
    least = Number.POSITIVE_INFINITY
    for (let tries = 0; tries < TRIES && least > most; tries += 1)
      least = Math.min(
        least,
        cpuTime(() => work(size)),
      )
    expect(least, `milliseconds for ${size} characters`).toBeLessThanOrEqual(most)
    before = least
  }
}
