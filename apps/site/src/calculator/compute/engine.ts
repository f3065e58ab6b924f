import type { Task, TaskResults, WorkerRequest, WorkerResponse } from './tasks.ts'

/** A task was cancelled before it finished. */
export class TaskCancelled extends Error {}

/** A task without a result yet. */
interface Waiting {
  readonly request: WorkerRequest
  readonly done: (result: TaskResults[Task['kind']]) => void
  readonly failed: (error: unknown) => void
}

const waiting = new Map<number, Waiting>()
let count = 0
let worker: Worker | undefined
/** Whether tasks run on the main thread because no worker can start. */
let isWorkerUnavailable = typeof Worker === 'undefined'

async function runOnMainThread({ request: { id, task }, done, failed }: Waiting): Promise<void> {
  try {
    const { performTask } = await import('./perform-task.ts')
    done(await performTask(id, task))
  } catch (error) {
    failed(error)
  }
}

/** Ends the worker and returns its unfinished tasks. */
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
  // The policy of the worker may have blocked its code: the main thread tries again.
  else void runOnMainThread(one)
}

/** The worker was blocked or has crashed: from now on tasks run on the main thread. */
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
 * Runs a task, in a worker if the browser allows one. Results arrive in the order of the calls.
 *
 * @param id the id of a calculator
 * @returns the result; rejects with `TaskCancelled` if the task is cancelled
 */
export const runTask = <Kind extends Task['kind']>(
  id: string,
  task: Extract<Task, { kind: Kind }>,
): Promise<TaskResults[Kind]> =>
  new Promise((resolve, failed) => {
    count += 1
    // The worker answers each task with the result of its kind.
    const done = (result: TaskResults[Task['kind']]): void => resolve(result as TaskResults[Kind])
    send({ request: { key: count, id, task }, done, failed })
  })

/** Cancels the tasks of one calculator; tasks of other calculators are restarted. */
export function stop(id: string): void {
  for (const one of endWorker()) {
    if (one.request.id === id) one.failed(new TaskCancelled())
    else send(one)
  }
}
