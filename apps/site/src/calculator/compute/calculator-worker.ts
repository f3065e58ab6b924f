import type { Returned, Sent } from './calculator-answer.ts'
import { carryOutWith } from './load-calculator.ts'

/** Orders are carried out one after the other, as they came. */
let turn: Promise<void> = Promise.resolve()

async function serve({ key, id, order }: Sent): Promise<Returned> {
  try {
    return { key, result: await carryOutWith(id, order) }
  } catch (error) {
    return { key, error: String(error) }
  }
}

addEventListener('message', ({ data }: MessageEvent<Sent>) => {
  turn = turn.then(async () => postMessage(await serve(data)))
})
