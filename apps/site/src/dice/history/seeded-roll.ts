import { type Expression, type Random, type Roll, roll, seededRandom } from '@rulestone/core/dice'
import type { SeedTurn } from './saved-roll.ts'

/** The most characters of a seed. */
export const MOST_SEED = 60

/** The most rolls that one seed counts. */
const MOST_TURN = 1_000_000

/** The dice of one turn of a seed: each turn has dice of its own, whatever was rolled before. */
export const seededTurn = ({ seed, turn }: SeedTurn): Random => seededRandom(`${seed} ${turn}`)

/** A roll that an address tells of. */
export interface SharedRoll extends SeedTurn {
  readonly dice: string
  /** what it came to, as the address claims */
  readonly total: number
}

/** A roll as the query of an address. */
export const sharedQuery = ({ dice, seed, turn, total }: SharedRoll): string =>
  new URLSearchParams({ dice, seed, turn: String(turn), total: String(total) }).toString()

/** Whether a query tells of a roll, be it whole or not. */
export const tellsOfRoll = (query: string): boolean => {
  const values = new URLSearchParams(query)
  return ['dice', 'seed', 'turn', 'total'].some((name) => values.has(name))
}

const integer = (text: string | null): number | undefined =>
  text !== null && /^-?\d{1,15}$/u.test(text) ? Number(text) : undefined

/** The roll that a query tells of; nothing where it tells of none or is not whole. */
export function readShared(query: string): SharedRoll | undefined {
  const values = new URLSearchParams(query)
  const dice = values.get('dice')
  const seed = values.get('seed')
  const turn = integer(values.get('turn'))
  const total = integer(values.get('total'))
  if (!dice || !seed || seed.length > MOST_SEED || turn === undefined || total === undefined) return undefined
  return turn < 1 || turn > MOST_TURN ? undefined : { dice, seed, turn, total }
}

/** Rolls what was shared anew. */
export const rollShared = (expression: Expression, shared: SeedTurn): Roll => roll(seededTurn(shared), expression)
