/** The longest time that a key may wait. */
const MOST_MS = 8

/** Runs a generator in steps with pauses, so that the page stays responsive. */
export async function runInSlices<Value>(steps: Generator<undefined, Value, undefined>): Promise<Value> {
  let rested = performance.now()
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (performance.now() - rested < MOST_MS) continue
    await new Promise((resolve) => setTimeout(resolve))
    rested = performance.now()
  }
}
