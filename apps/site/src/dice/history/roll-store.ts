import { onStored, store, stored } from '../stored.ts'
import { readHistory, type SavedRoll, type SeedTurn, withRoll } from './saved-roll.ts'

const ROLLS = 'rolls'
const SEED = 'roll-seed'

/** The history of rolls, newest first. */
export const savedRolls = (): readonly SavedRoll[] => readHistory(stored(ROLLS))

/** Replaces the history of rolls. */
export const setRolls = (rolls: readonly SavedRoll[]): void =>
  store(ROLLS, rolls.length === 0 ? undefined : JSON.stringify(rolls))

/** Adds the newest roll to the history. */
export const saveRoll = (roll: SavedRoll): void => setRolls(withRoll(savedRolls(), roll))

/** The seed of rolls, with the next turn (its position in the sequence); undefined without a seed. */
export function nextTurn(): SeedTurn | undefined {
  const [turn = '', ...seed] = (stored(SEED) ?? '').split(' ')
  const number = Number(turn)
  return seed.length === 0 || !Number.isInteger(number) || number < 1
    ? undefined
    : { seed: seed.join(' '), turn: number }
}

/** Sets the seed of rolls, at its first turn; an empty one clears it. */
export const setSeed = (seed: string): void => store(SEED, seed === '' ? undefined : `1 ${seed}`)

/** Returns the next turn of the seed and uses it up. */
export function takeSeedTurn(): SeedTurn | undefined {
  const next = nextTurn()
  if (next) store(SEED, `${next.turn + 1} ${next.seed}`)
  return next
}

/**
 * Calls a function when the history or the seed changes, here or in another window. Returns a function that stops that.
 */
export const onRolls = (call: () => void): (() => void) => onStored([ROLLS, SEED], call)
