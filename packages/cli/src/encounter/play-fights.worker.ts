import { parentPort, workerData } from 'node:worker_threads'
import { createEncounter, type NewEncounter, prepareEncounter, tallyEncounter } from '@rulestone/core'

/** What a worker is started with. */
export interface WorkerEncounter {
  readonly encounter: NewEncounter
  readonly seed: string
}

/** Some fights that a worker plays next. */
export interface SomeFights {
  readonly first: number
  readonly fights: number
}

const { encounter, seed } = workerData as WorkerEncounter
const prepared = prepareEncounter(createEncounter(encounter))

parentPort?.on('message', (some: SomeFights) => parentPort?.postMessage(tallyEncounter(prepared, { seed, ...some })))
