import { remember, remembered } from '../../shared/storage.ts'
import { type KeptRoll, readHistory, type SeedTurn, withRoll } from './saved-roll.ts'

const ROLLS = 'rolls'
const SEED = 'roll-seed'

/** What the storage would not take, for as long as the page is open. */
const held = new Map<string, string | undefined>()

const read = (key: string): string | undefined => (held.has(key) ? held.get(key) : remembered(key))

function write(key: string, text: string | undefined): void {
  remember(key, text)
  if (remembered(key) === text) held.delete(key)
  else held.set(key, text)
  document.dispatchEvent(new Event('rolls'))
}

/** The rolls that were made, newest first. */
export const keptRolls = (): readonly KeptRoll[] => readHistory(read(ROLLS))

/** Replaces the history: some or all of it was deleted, or is back. */
export const setRolls = (rolls: readonly KeptRoll[]): void =>
  write(ROLLS, rolls.length === 0 ? undefined : JSON.stringify(rolls))

/** Adds the newest roll. */
export const keepRoll = (roll: KeptRoll): void => setRolls(withRoll(keptRolls(), roll))

/** The seed that rolls come from, with the turn that is next; nothing where they come from chance. */
export function nextTurn(): SeedTurn | undefined {
  const [turn = '', ...seed] = (read(SEED) ?? '').split(' ')
  const number = Number(turn)
  return seed.length === 0 || !Number.isInteger(number) || number < 1
    ? undefined
    : { seed: seed.join(' '), turn: number }
}

/** Rolls come from a seed from here on, from its first turn; from chance where it is empty. */
export const setSeed = (seed: string): void => write(SEED, seed === '' ? undefined : `1 ${seed}`)

/** The turn of the next roll, which is then used up. */
export function takeTurn(): SeedTurn | undefined {
  const next = nextTurn()
  if (next) write(SEED, `${next.turn + 1} ${next.seed}`)
  return next
}

/** Calls when the history or the seed changes, here or in another window; the answer stops it. */
export function onRolls(call: () => void): () => void {
  const other = ({ key }: StorageEvent): void => {
    if (key === null || key === ROLLS || key === SEED) call()
  }
  document.addEventListener('rolls', call)
  addEventListener('storage', other)
  return () => {
    document.removeEventListener('rolls', call)
    removeEventListener('storage', other)
  }
}
