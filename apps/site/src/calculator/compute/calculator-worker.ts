import { carryOut } from './carry-out.ts'
import type { Returned, Sent } from './orders.ts'

/** Orders are carried out one after the other, in the order in which they came. */
let turn: Promise<void> = Promise.resolve()

async function serve({ key, id, order }: Sent): Promise<Returned> {
  try {
    return { key, result: await carryOut(id, order) }
  } catch (error) {
    return { key, error: String(error) }
  }
}

addEventListener('message', ({ data }: MessageEvent<Sent>) => {
  turn = turn.then(async () => postMessage(await serve(data)))
})
