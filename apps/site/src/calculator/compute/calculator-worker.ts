import { performTask } from './perform-task.ts'
import type { WorkerRequest, WorkerResponse } from './tasks.ts'

/** Tasks run one after the other, in the order of arrival. */
let turn: Promise<void> = Promise.resolve()

async function serve({ key, id, task }: WorkerRequest): Promise<WorkerResponse> {
  try {
    return { key, result: await performTask(id, task) }
  } catch (error) {
    return { key, error: String(error) }
  }
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  turn = turn.then(async () => postMessage(await serve(data)))
})
