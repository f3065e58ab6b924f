/** Work that can be interrupted after each step, with its result at the end. */
export type Steps<Value> = Generator<undefined, Value, undefined>

/**
 * Runs all steps at once.
 *
 * @example
 * atOnce((function* () { yield; return 'done' })()) // => 'done'
 */
export function atOnce<Value>(steps: Steps<Value>): Value {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}
