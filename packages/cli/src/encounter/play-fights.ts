import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import {
  addTallies,
  createEncounter,
  type EncounterTally,
  type NewEncounter,
  prepareEncounter,
  tallyEncounter,
} from '@rulestone/core'
import type { SomeFights, WorkerEncounter } from './play-fights.worker.ts'

/** What is played. */
export interface FightsToPlay {
  readonly encounter: NewEncounter
  readonly seed: string
  readonly fights: number
  /** how many worker threads play them */
  readonly cores: number
  /** the longest time that they may take by the first of them, in seconds; it is checked before the others are played */
  readonly mostSeconds: number
  onProgress(played: number): void
  /** stops after the parts that are under way */
  readonly stop: AbortSignal
}

/** What was played, or how long all of it would take. */
export type Played =
  | { readonly kind: 'played'; readonly tally: EncounterTally }
  | { readonly kind: 'too-long'; readonly seconds: number; readonly fightsPerSecond: number }

/** The fights that show how long the others take, and those of each part. */
const FIRST_FIGHTS = 50
const PART_FIGHTS = 200

/** The seconds from which threads are worth their start. */
const ALONE_SECONDS = 0.5

/** The worker beside this file: TypeScript in the sources, JavaScript in the package. */
const WORKER = new URL(`./play-fights.worker${extname(import.meta.url)}`, import.meta.url)

/** Plays the parts of a list in a worker until none is left. */
function playParts(
  parts: SomeFights[],
  data: WorkerEncounter,
  stop: AbortSignal,
  onTally: (tally: EncounterTally) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: data })
    const next = (): void => {
      const part = stop.aborted ? undefined : parts.shift()
      if (part) worker.postMessage(part)
      else void worker.terminate().then(() => resolve())
    }
    worker.on('message', (tally: EncounterTally) => {
      onTally(tally)
      next()
    })
    worker.on('error', reject)
    next()
  })
}

/** Plays fights of an encounter on several cores. The same seed gives the same figures on any number of them. */
export async function playFights({
  encounter,
  seed,
  fights,
  cores,
  mostSeconds,
  onProgress,
  stop,
}: FightsToPlay): Promise<Played> {
  const prepared = prepareEncounter(createEncounter(encounter))
  const firstFights = Math.min(FIRST_FIGHTS, fights)
  const start = performance.now()
  let tally = tallyEncounter(prepared, { seed, fights: firstFights })
  const secondsPerFight = (performance.now() - start) / 1000 / firstFights
  const left = fights - firstFights
  const seconds = (left * secondsPerFight) / cores
  if (seconds > mostSeconds) return { kind: 'too-long', seconds, fightsPerSecond: cores / secondsPerFight }
  const add = (more: EncounterTally): void => {
    tally = addTallies(tally, more)
    onProgress(tally.fights)
  }
  const parts = Array.from({ length: Math.ceil(left / PART_FIGHTS) }, (_, index) => {
    const first = firstFights + index * PART_FIGHTS
    return { first, fights: Math.min(PART_FIGHTS, fights - first) }
  })
  if (left * secondsPerFight < ALONE_SECONDS) for (const part of parts) add(tallyEncounter(prepared, { seed, ...part }))
  else {
    const workers = Math.min(cores, parts.length)
    await Promise.all(Array.from({ length: workers }, () => playParts(parts, { encounter, seed }, stop, add)))
  }
  return { kind: 'played', tally }
}
