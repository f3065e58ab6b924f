const WARM_UP_MILLISECONDS = 200
const BATCH_MILLISECONDS = 100
const BATCHES = 5

/**
 * The result of the last measured call, exported so that no compiler can prove it unused.
 *
 * @internal
 */
export let last: unknown

/** CPU time of this process: unlike the clock, it does not advance while the machine does something else. */
function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Milliseconds per call over a batch of at least this many milliseconds. */
function batch(call: () => unknown, atLeast: number): number {
  const start = cpuMilliseconds()
  for (let [calls, chunk] = [0, 1]; ; chunk *= 2) {
    for (let index = 0; index < chunk; index += 1) last = call()
    calls += chunk
    const spent = cpuMilliseconds() - start
    if (spent >= atLeast) return spent / calls
  }
}

/** Milliseconds of CPU time that a call takes once it is compiled: the median of several batches. */
export function millisecondsPerCall(call: () => unknown): number {
  batch(call, WARM_UP_MILLISECONDS)
  return median(Array.from({ length: BATCHES }, () => batch(call, BATCH_MILLISECONDS)))
}

/** The middle one of an odd count of numbers. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN
