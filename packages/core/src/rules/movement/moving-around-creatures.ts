import type { MovingAroundCreaturesRule, PassableFor } from '../../rulesets/combat.ts'
import type { Size } from '../../vocabulary/sizes.ts'
import { sizesLarger } from '../combat/size-difference.ts'
import type { MovementRuleStep } from './steps.ts'

/** A creature whose space another one enters. */
export interface CreatureInTheWay {
  readonly size: Size
  /** whether it is an ally of the moving creature */
  readonly ally: boolean
  readonly incapacitated: boolean
}

/** What the space of another creature means for a moving one. */
export interface SpaceOfAnother {
  readonly mayPass: boolean
  /** every reason why it can pass through */
  readonly passableFor: readonly PassableFor[]
  readonly difficultTerrain: boolean
  /** a creature can't willingly end a move in a space that another creature occupies */
  readonly mayEnd: false
  readonly steps: readonly MovementRuleStep[]
}

/**
 * How many sizes larger or smaller a creature must be for others to move through its space. “Two sizes larger or
 * smaller” is read as two or more.
 *
 * @source SRD 5.2.1, Playing the Game, Moving around Other Creatures (page 14)
 */
export const SIZES_APART = 2

/**
 * What the space of another creature means for a moving one: whether it can pass through, and whether the space is
 * Difficult Terrain.
 *
 * @param moverSize the size of the moving creature
 * @source SRD 5.2.1, Playing the Game, Moving around Other Creatures (page 14); 2012 playtest, Movement in Combat
 * @example
 * movingThrough('medium', { size: 'huge', ally: false, incapacitated: false }, srd521.movingAroundCreatures).mayPass // => true
 * movingThrough('medium', { size: 'large', ally: false, incapacitated: false }, srd521.movingAroundCreatures).mayPass // => false
 */
export function movingThrough(
  moverSize: Size,
  { size, ally, incapacitated }: CreatureInTheWay,
  { passableFor, spacesAreDifficultTerrain }: MovingAroundCreaturesRule,
): SpaceOfAnother {
  const holds: Readonly<Record<PassableFor, boolean>> = {
    ally,
    incapacitated,
    tiny: size === 'tiny',
    'two-sizes-apart': Math.abs(sizesLarger(size, moverSize)) >= SIZES_APART,
  }
  const reasons = passableFor.filter((reason) => holds[reason])
  const mayPass = reasons.length > 0
  const difficultTerrain = spacesAreDifficultTerrain && size !== 'tiny' && !ally
  const values = { moverSize, size, ally, incapacitated }
  const steps: readonly MovementRuleStep[] = [
    { kind: 'creature-passed', rule: 'moving-around-creatures', values: { ...values, mayPass } },
    { kind: 'creature-hinders', rule: 'difficult-terrain', values: { ...values, difficultTerrain } },
  ]
  return { mayPass, passableFor: reasons, difficultTerrain, mayEnd: false, steps }
}

/**
 * Whether a creature that somehow ends a turn in a space with another creature has the Prone condition: it does unless
 * it is Tiny, or larger than the other.
 *
 * @source SRD 5.2.1, Playing the Game, Moving around Other Creatures (page 14)
 * @example
 * isProneInSharedSpace('medium', 'medium', srd521.movingAroundCreatures) // => true
 * isProneInSharedSpace('large', 'medium', srd521.movingAroundCreatures) // => false
 */
export const isProneInSharedSpace = (
  size: Size,
  otherSize: Size,
  { proneInSharedSpace }: MovingAroundCreaturesRule,
): boolean => proneInSharedSpace && size !== 'tiny' && sizesLarger(size, otherSize) <= 0
