import type { Size } from '../../vocabulary/sizes.ts'
import { dice, mixed, type Table, term } from '../table.ts'

/** The Hit Die of monsters of a size. */
export interface MonsterHitDieRow {
  readonly size: Size
  readonly die: string
  /** the average Hit Points per die, in halves: 5 is 2½ */
  readonly averageHalfHitPoints: number
}

/**
 * Hit Dice by Size.
 *
 * @source SRD 5.2.1, Monsters, Hit Dice by Size (page 255)
 */
export const MONSTER_HIT_DICE = [
  { size: 'tiny',       die: '1d4',  averageHalfHitPoints:  5 },
  { size: 'small',      die: '1d6',  averageHalfHitPoints:  7 },
  { size: 'medium',     die: '1d8',  averageHalfHitPoints:  9 },
  { size: 'large',      die: '1d10', averageHalfHitPoints: 11 },
  { size: 'huge',       die: '1d12', averageHalfHitPoints: 13 },
  { size: 'gargantuan', die: '1d20', averageHalfHitPoints: 21 },
] as const satisfies readonly MonsterHitDieRow[]

/** The Hit Dice by Size table as a reader sees it. */
export const monsterHitDiceTable: Table = {
  id: 'monster-hit-dice',
  source: { document: 'SRD 5.2.1', heading: 'Hit Dice by Size', page: 255 },
  columns: ['size', 'hit-die', 'average'],
  rows: MONSTER_HIT_DICE.map(({ size, die, averageHalfHitPoints }) => [term(size), dice(die), mixed(averageHalfHitPoints / 2)]),
}
