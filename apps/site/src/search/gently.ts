/** Longer than this nobody waits for the answer to a key. */
const MOST_MS = 8

/** Carries out steps with rests between them, so that the page can answer its reader meanwhile. */
export async function gently<Value>(steps: Generator<undefined, Value, undefined>): Promise<Value> {
  let rested = performance.now()
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (performance.now() - rested < MOST_MS) continue
    await new Promise((resolve) => setTimeout(resolve))
    rested = performance.now()
  }
}
