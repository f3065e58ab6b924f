/** Work that can be interrupted after each step, and what it gives at its end. */
export type Steps<Value> = Generator<undefined, Value, undefined>

/**
 * Carries out all steps at once.
 *
 * @example
 * atOnce((function* () { yield; return 'done' })()) // => 'done'
 */
export function atOnce<Value>(steps: Steps<Value>): Value {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}
