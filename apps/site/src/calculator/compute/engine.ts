import type { Order, Results, Returned, Sent } from './calculator-answer.ts'

/** Why an order came to nothing: it was stopped. */
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
/** Where no worker can run, the page computes itself. */
let isAlone = typeof Worker === 'undefined'

async function computeHere({ sent: { id, order }, done, failed }: Waiting): Promise<void> {
  try {
    const code = await import('./load-calculator.ts')
    done(await code.carryOutWith(id, order))
  } catch (error) {
    failed(error)
  }
}

/** Takes everything that still waits away from the worker. */
function takeBack(): Waiting[] {
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
  // A worker that could not load its code may be kept from it by its own policy: the page tries again.
  else void computeHere(one)
}

/** The worker is refused or has broken: from now on the page computes. */
function onFailure(): void {
  isAlone = true
  for (const one of takeBack()) void computeHere(one)
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
 * Has an order carried out, off the main thread where the browser can; results come in the order of the orders.
 *
 * @param id the id of a calculator
 * @returns what comes back; it fails with `Stopped` when the order was stopped
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

/** Stops what a calculator has under way. Orders of others are carried out all the same. */
export function stop(id: string): void {
  for (const one of takeBack()) {
    if (one.sent.id === id) one.failed(new Stopped())
    else send(one)
  }
}
