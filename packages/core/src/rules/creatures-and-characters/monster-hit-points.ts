import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import { MONSTER_HIT_DICE } from '../../tables/creatures-and-characters/monster-hit-dice.ts'
import { SIZES, type Size } from '../../vocabulary/sizes.ts'
import { divideRoundDown } from '../basics/round-down.ts'

/** A monster and its Hit Dice. */
export interface MonsterHitDice {
  readonly size: Size
  /** the number of Hit Dice: 1 to 100 */
  readonly hitDice: number
  /** the modifier, not the score */
  readonly constitutionModifier: number
}

/** The Hit Points of a monster, as in its stat block. */
export interface MonsterHitPoints {
  /** the average, rounded down */
  readonly average: number
  /** the dice to roll instead */
  readonly dice: string
}

/**
 * The Hit Points of a monster: its Hit Dice by size, and its Constitution modifier for each of them. A rule of
 * 5.2.1 alone.
 *
 * @throws RangeError if the size is unknown, or a number is not an integer within bounds
 * @source SRD 5.2.1, Monsters, Hit Points (page 255)
 * @example
 * monsterHitPoints({ size: 'medium', hitDice: 2, constitutionModifier: 1 }) // => { average: 11, dice: '2d8+2' }
 */
export function monsterHitPoints({ size, hitDice, constitutionModifier }: MonsterHitDice): MonsterHitPoints {
  requireOneOf('size', size, SIZES)
  requireInteger('constitutionModifier', constitutionModifier, ANY_INTEGER)
  requireInteger('hitDice', hitDice, { minimum: 1, maximum: 100 })
  const row = MONSTER_HIT_DICE.find((candidate) => candidate.size === size)
  if (row === undefined) throw new RangeError(`${size} has no row in the Hit Dice by Size table.`)
  const added = constitutionModifier * hitDice
  const sign = added < 0 ? '-' : '+'
  const dice = row.die.replace(/^1/, String(hitDice))
  return {
    average: divideRoundDown(row.averageHalfHitPoints * hitDice, 2) + added,
    dice: added === 0 ? dice : `${dice}${sign}${Math.abs(added)}`,
  }
}
