import type { Order, Results, Returned, Sent } from './orders.ts'

/** An order was stopped before it had a result. */
export class Stopped extends Error {}

/** An order that waits for its result. */
interface Waiting {
  readonly sent: Sent
  readonly done: (result: Results[Order['kind']]) => void
  readonly failed: (error: unknown) => void
}

const waiting = new Map<number, Waiting>()
let count = 0
let worker: Worker | undefined
/** Whether the page computes by itself, because no worker can run. */
let isAlone = typeof Worker === 'undefined'

async function computeHere({ sent: { id, order }, done, failed }: Waiting): Promise<void> {
  try {
    const { carryOut } = await import('./carry-out.ts')
    done(await carryOut(id, order))
  } catch (error) {
    failed(error)
  }
}

/** Ends the worker and returns the orders that it has not answered. */
function endWorker(): Waiting[] {
  const left = Array.from(waiting.values())
  waiting.clear()
  worker?.terminate()
  worker = undefined
  return left
}

function onMessage({ data }: MessageEvent<Returned>): void {
  const one = waiting.get(data.key)
  waiting.delete(data.key)
  if (!one) return
  if ('result' in data) one.done(data.result)
  // The policy of the worker may have refused its code: the page tries again.
  else void computeHere(one)
}

/** The worker was refused or has crashed: from now on the page computes. */
function onFailure(): void {
  isAlone = true
  for (const one of endWorker()) void computeHere(one)
}

function start(): Worker | undefined {
  try {
    const started = new Worker(new URL('./calculator-worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', onMessage)
    started.addEventListener('error', onFailure)
    started.addEventListener('messageerror', onFailure)
    return started
  } catch {
    isAlone = true
    return undefined
  }
}

function send(one: Waiting): void {
  if (!isAlone) worker ??= start()
  if (!worker) {
    void computeHere(one)
    return
  }
  waiting.set(one.sent.key, one)
  worker.postMessage(one.sent)
}

/**
 * Has an order carried out, in a worker where the browser allows one. Results come in the order of the orders.
 *
 * @param id the id of a calculator
 * @returns the result; rejects with `Stopped` when the order was stopped
 */
export const carry = <Kind extends Order['kind']>(
  id: string,
  order: Extract<Order, { kind: Kind }>,
): Promise<Results[Kind]> =>
  new Promise((resolve, failed) => {
    count += 1
    // The worker answers each order with the result of its kind.
    const done = (result: Results[Order['kind']]): void => resolve(result as Results[Kind])
    send({ sent: { key: count, id, order }, done, failed })
  })

/** Stops the orders of one calculator; those of others start again. */
export function stop(id: string): void {
  for (const one of endWorker()) {
    if (one.sent.id === id) one.failed(new Stopped())
    else send(one)
  }
}
