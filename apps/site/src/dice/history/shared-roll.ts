import type { SeedTurn } from './saved-roll.ts'

/** The maximum number of characters in a seed. */
export const MOST_SEED = 60

/** The highest turn of a seed. */
const MOST_TURN = 1_000_000

/** A roll in a URL. */
export interface SharedRoll extends SeedTurn {
  readonly dice: string
  /** the total in the URL */
  readonly total: number
}

/** A roll as a query. */
export const sharedQuery = ({ dice, seed, turn, total }: SharedRoll): string =>
  new URLSearchParams({ dice, seed, turn: String(turn), total: String(total) }).toString()

/** Whether a query has any parameter of a roll, besides its dice. */
export const hasShared = (query: string): boolean => {
  const values = new URLSearchParams(query)
  return ['seed', 'turn', 'total'].some((name) => values.has(name))
}

const integer = (text: string | null): number | undefined =>
  text !== null && /^-?\d{1,15}$/u.test(text) ? Number(text) : undefined

/** Reads the roll of a query; undefined if it has none or is incomplete. */
export function readShared(query: string): SharedRoll | undefined {
  const values = new URLSearchParams(query)
  const dice = values.get('dice')
  const seed = values.get('seed')
  const turn = integer(values.get('turn'))
  const total = integer(values.get('total'))
  if (!dice || !seed || seed.length > MOST_SEED || turn === undefined || total === undefined) return undefined
  return turn < 1 || turn > MOST_TURN ? undefined : { dice, seed, turn, total }
}
