import type { Task, TaskResults, WorkerRequest, WorkerResponse } from './tasks.ts'

/** An order was stopped before it had a result. */
export class TaskCancelled extends Error {}

/** An order that waits for its result. */
interface Waiting {
  readonly request: WorkerRequest
  readonly done: (result: TaskResults[Task['kind']]) => void
  readonly failed: (error: unknown) => void
}

const waiting = new Map<number, Waiting>()
let count = 0
let worker: Worker | undefined
/** Whether the page computes by itself, because no worker can run. */
let isWorkerUnavailable = typeof Worker === 'undefined'

async function runOnMainThread({ request: { id, task }, done, failed }: Waiting): Promise<void> {
  try {
    const { performTask } = await import('./perform-task.ts')
    done(await performTask(id, task))
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

function onMessage({ data }: MessageEvent<WorkerResponse>): void {
  const one = waiting.get(data.key)
  waiting.delete(data.key)
  if (!one) return
  if ('result' in data) one.done(data.result)
  // The policy of the worker may have refused its code: the page tries again.
  else void runOnMainThread(one)
}

/** The worker was refused or has crashed: from now on the page computes. */
function onFailure(): void {
  isWorkerUnavailable = true
  for (const one of endWorker()) void runOnMainThread(one)
}

function start(): Worker | undefined {
  try {
    const started = new Worker(new URL('./calculator-worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', onMessage)
    started.addEventListener('error', onFailure)
    started.addEventListener('messageerror', onFailure)
    return started
  } catch {
    isWorkerUnavailable = true
    return undefined
  }
}

function send(one: Waiting): void {
  if (!isWorkerUnavailable) worker ??= start()
  if (!worker) {
    void runOnMainThread(one)
    return
  }
  waiting.set(one.request.key, one)
  worker.postMessage(one.request)
}

/**
 * Has an order carried out, in a worker where the browser allows one. TaskResults come in the order of the orders.
 *
 * @param id the id of a calculator
 * @returns the result; rejects with `TaskCancelled` when the order was stopped
 */
export const runTask = <Kind extends Task['kind']>(
  id: string,
  task: Extract<Task, { kind: Kind }>,
): Promise<TaskResults[Kind]> =>
  new Promise((resolve, failed) => {
    count += 1
    // The worker answers each order with the result of its kind.
    const done = (result: TaskResults[Task['kind']]): void => resolve(result as TaskResults[Kind])
    send({ request: { key: count, id, task }, done, failed })
  })

/** Stops the orders of one calculator; those of others start again. */
export function stop(id: string): void {
  for (const one of endWorker()) {
    if (one.request.id === id) one.failed(new TaskCancelled())
    else send(one)
  }
}
