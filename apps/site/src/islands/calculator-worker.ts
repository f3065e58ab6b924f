import { carryOut, type Returned, type Sent } from '../lib/calculator-answer.ts'
import { loadCalculator } from './load-calculator.ts'

/** Orders are carried out one after the other, as they came. */
let turn: Promise<void> = Promise.resolve()

async function serve({ key, id, order }: Sent): Promise<Returned> {
  try {
    return { key, result: carryOut(await loadCalculator(id), order) }
  } catch (error) {
    return { key, error: String(error) }
  }
}

addEventListener('message', ({ data }: MessageEvent<Sent>) => {
  turn = turn.then(async () => postMessage(await serve(data)))
})
