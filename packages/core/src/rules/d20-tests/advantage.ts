import { type Bounds, FROM_0, requireInteger } from '../../bounds.ts'
import type { Pool } from '../../dice/syntax.ts'
import { requireOneOf } from '../../one-of.ts'
import { ROLL_STATES, type RollState } from '../../vocabulary/d20-tests.ts'

/** How many circumstances change a roll. */
export interface CircumstancesCounted {
  /** how many give Advantage */
  readonly advantages: number
  /** how many impose Disadvantage */
  readonly disadvantages: number
}

/**
 * The state of a roll, by the number of circumstances that give Advantage and that impose Disadvantage. They do not
 * stack, and one of each cancels all of both.
 *
 * @throws RangeError if a number is negative or not an integer
 * @source SRD 5.2.1, Playing the Game, They Don’t Stack (page 8)
 * @example
 * rollState({ advantages: 3, disadvantages: 0 }) // => 'advantage'
 * rollState({ advantages: 3, disadvantages: 1 }) // => 'normal'
 */
export function rollState({ advantages, disadvantages }: CircumstancesCounted): RollState {
  requireInteger('advantages', advantages, FROM_0)
  requireInteger('disadvantages', disadvantages, FROM_0)
  if (advantages > 0 === disadvantages > 0) return 'normal'
  return advantages > 0 ? 'advantage' : 'disadvantage'
}

/** The number of sides of a d20. */
export const D20_SIDES = 20

/** The numbers that a d20 shows. */
export const D20_NUMBERS: Bounds = { minimum: 1, maximum: D20_SIDES }

/** How many d20s are rolled in each state, and which of them counts. */
const D20_POOLS = {
  normal: { count: 1, keeps: [] },
  advantage: { count: 2, keeps: [{ kind: 'keep', end: 'highest', count: 1 }] },
  disadvantage: { count: 2, keeps: [{ kind: 'keep', end: 'lowest', count: 1 }] },
} as const satisfies Record<RollState, Pick<Pool, 'keeps'> & { count: number }>

/**
 * The dice of a D20 Test in a roll state: one d20, or two of which the higher or lower counts.
 *
 * @throws RangeError if the state is unknown
 * @source SRD 5.2.1, Playing the Game, Roll Two D20s (page 8)
 * @example
 * format(d20Pool('advantage')) // => '2d20kh1'
 */
export const d20Pool = (state: RollState): Pool & { readonly count: number } => ({
  kind: 'pool',
  die: { kind: 'numbered', sides: D20_SIDES },
  span: { start: 0, end: 0 },
  ...D20_POOLS[requireOneOf('state', state, ROLL_STATES)],
})
