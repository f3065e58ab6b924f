import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import { fail, ok, type Result } from '../../result.ts'
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

/** Why a text is not the Hit Point dice of a stat block. */
export interface HitPointDiceProblem {
  readonly code: 'not-hit-point-dice'
  readonly got: string
}

/**
 * The Hit Points of a monster from the dice in its stat block, such as `2d8+2`.
 *
 * @param dice as in a stat block: 1 to 100 dice, and what is added to them
 * @source SRD 5.2.1, Monsters, Hit Points (page 255)
 * @example
 * readMonsterHitPoints('2d8 + 2') // => { ok: true, value: { average: 11, dice: '2d8+2' } }
 * readMonsterHitPoints('11') // => { ok: false, error: { code: 'not-hit-point-dice', got: '11' } }
 */
export function readMonsterHitPoints(dice: string): Result<MonsterHitPoints, HitPointDiceProblem> {
  const plain = String(dice).replaceAll(/\s/gu, '').replace('−', '-').toLowerCase()
  const [, count, sides, added] = /^([1-9]\d?|100)d(4|6|8|10|12|20)([+-]\d{1,4})?$/u.exec(plain) ?? []
  if (count === undefined || sides === undefined) return fail({ code: 'not-hit-point-dice', got: String(dice) })
  return ok({
    average: divideRoundDown(Number(count) * (Number(sides) + 1), 2) + Number(added ?? 0),
    dice: plain,
  })
}
