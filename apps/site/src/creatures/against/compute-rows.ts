import type { Offence } from '@rulestone/compendium'
import type { rowsAgainst } from './rows-against.ts'

type Reply = ReturnType<typeof rowsAgainst>

let worker: Worker | undefined
/** Whether the rows are computed in the page because no worker can start. */
let isWorkerUnavailable = typeof Worker === 'undefined'

const inPage = async (offence: Offence): Promise<Reply> => (await import('./rows-against.ts')).rowsAgainst(offence)

/**
 * Computes the rows of an offence, in a worker if the browser allows one. A new question ends one that is not answered
 * yet: its promise stays open.
 */
export async function computeRows(offence: Offence): Promise<Reply> {
  if (isWorkerUnavailable) return inPage(offence)
  try {
    return await askWorker(offence)
  } catch {
    isWorkerUnavailable = true
    worker = undefined
    return inPage(offence)
  }
}

let isBusy = false

function askWorker(offence: Offence): Promise<Reply> {
  if (isBusy) {
    worker?.terminate()
    worker = undefined
  }
  worker ??= new Worker(new URL('./against-worker.ts', import.meta.url), { type: 'module' })
  const asked = worker
  isBusy = true
  return new Promise((resolve, reject) => {
    asked.onmessage = ({ data }: MessageEvent<Reply>) => {
      isBusy = false
      resolve(data)
    }
    asked.onerror = (event) => {
      isBusy = false
      reject(new Error(String(event)))
    }
    asked.postMessage(offence)
  })
}
