import { requireOneOf } from '../../one-of.ts'
import type { PassableFor } from '../../rulesets/combat.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Combat } from '../../rulesets/srd-5-2-1/combat.ts'
import type { WithSteps } from '../../steps/step.ts'
import { SIZES, type Size } from '../../vocabulary/sizes.ts'
import { sizesLarger } from '../combat/size-difference.ts'
import type { MovementRuleStep } from './steps.ts'

/** A creature whose space another one enters. */
export interface CreatureInTheWay {
  readonly size: Size
  /** whether it is an ally of the moving creature */
  readonly ally: boolean
  /** whether it is an enemy; one that is no ally is, by default */
  readonly hostile?: boolean
  readonly incapacitated: boolean
}

/** A move through the space of another creature. */
export interface MoveThrough {
  /** the size of the moving creature */
  readonly moverSize: Size
  /** the other creature */
  readonly creature: CreatureInTheWay
}

/** Two creatures in one space. */
export interface SharedSpace {
  readonly size: Size
  readonly otherSize: Size
}

/** What the space of another creature means for a moving one. */
export interface SpaceOfAnother {
  readonly mayPass: boolean
  /** every reason why it can pass through */
  readonly passableFor: readonly PassableFor[]
  readonly difficultTerrain: boolean
  /** a creature can't willingly end a move in a space that another creature occupies */
  readonly mayEnd: false
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
 * @throws RangeError if a size is unknown
 * @source SRD 5.2.1, Playing the Game, Moving around Other Creatures (page 14); 2012 playtest, Movement in Combat
 * @source SRD 5.1, Combat, Moving Around Other Creatures (page 92)
 * @example
 * movingThrough({ moverSize: 'medium', creature: { size: 'huge', ally: false, incapacitated: false } }).value.mayPass // => true
 * movingThrough({ moverSize: 'medium', creature: { size: 'large', ally: false, incapacitated: false } }).value.mayPass // => false
 */
export function movingThrough(
  { moverSize, creature }: MoveThrough,
  ruleset: RulesOf<'movingAroundCreatures'> = srd521Combat,
): WithSteps<SpaceOfAnother, MovementRuleStep> {
  const { passableFor, spacesAreDifficultTerrain } = ruleset.movingAroundCreatures
  const { size, ally, hostile = !ally, incapacitated } = creature
  requireOneOf('moverSize', moverSize, SIZES)
  requireOneOf('creature.size', size, SIZES)
  const holds: Readonly<Record<PassableFor, boolean>> = {
    ally,
    nonhostile: !hostile,
    incapacitated,
    tiny: size === 'tiny',
    'two-sizes-apart': Math.abs(sizesLarger({ size, than: moverSize })) >= SIZES_APART,
  }
  const reasons = passableFor.filter((reason) => holds[reason])
  const mayPass = reasons.length > 0
  const difficultTerrain =
    spacesAreDifficultTerrain === 'always' ||
    (spacesAreDifficultTerrain === 'unless-tiny-or-ally' && size !== 'tiny' && !ally)
  const values = { moverSize, size, ally, incapacitated }
  const steps: readonly MovementRuleStep[] = [
    { kind: 'creature-passed', rule: 'moving-around-creatures', values: { ...values, mayPass } },
    { kind: 'creature-hinders', rule: 'difficult-terrain', values: { ...values, difficultTerrain } },
  ]
  return { value: { mayPass, passableFor: reasons, difficultTerrain, mayEnd: false }, steps }
}

/**
 * Whether a creature that somehow ends a turn in a space with another creature has the Prone condition: it does unless
 * it is Tiny, or larger than the other.
 *
 * @throws RangeError if a size is unknown
 * @source SRD 5.2.1, Playing the Game, Moving around Other Creatures (page 14)
 * @example
 * isProneInSharedSpace({ size: 'medium', otherSize: 'medium' }) // => true
 * isProneInSharedSpace({ size: 'large', otherSize: 'medium' }) // => false
 */
export function isProneInSharedSpace(
  { size, otherSize }: SharedSpace,
  ruleset: RulesOf<'movingAroundCreatures'> = srd521Combat,
): boolean {
  requireOneOf('size', size, SIZES)
  requireOneOf('otherSize', otherSize, SIZES)
  return (
    ruleset.movingAroundCreatures.proneInSharedSpace && size !== 'tiny' && sizesLarger({ size, than: otherSize }) <= 0
  )
}
