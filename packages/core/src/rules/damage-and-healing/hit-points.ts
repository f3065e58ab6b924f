import { ANY_INTEGER, FROM_0, FROM_1, requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import { BELOW_ZERO, type DyingState, requireLife, requireVitals, type Vitals } from './vitals.ts'

/**
 * An unhurt creature: its Hit Points equal its Hit Point maximum.
 *
 * @throws RangeError if the maximum is less than 1 or not an integer, or the Hit Points at which it dies are not below 0
 * @source SRD 5.2.1, Playing the Game, Hit Points (page 16)
 * @example
 * unhurt({ hitPointMaximum: 12, diesAtZero: false }).life // => { kind: 'conscious', hitPoints: 12 }
 */
export function unhurt(creature: Omit<Vitals, 'life' | 'temporaryHitPoints'>): Vitals {
  const hitPoints = requireInteger('hitPointMaximum', creature.hitPointMaximum, FROM_1)
  const { deadlyHitPoints: deadly } = creature
  if (deadly !== undefined) requireInteger('deadlyHitPoints', deadly, BELOW_ZERO)
  return { ...creature, temporaryHitPoints: 0, life: { kind: 'conscious', hitPoints } }
}

/**
 * The current Hit Points: from the maximum down to 0, or below 0 if the edition allows that. The dead have none.
 *
 * @throws RangeError if the kind of life is unknown, or a number of it is not an integer
 * @source SRD 5.2.1, Playing the Game, Hit Points (page 16); Rules Glossary, Dead (page 180)
 * @example
 * hitPointsOf({ kind: 'conscious', hitPoints: 7 }) // => 7
 * hitPointsOf({ kind: 'dead' }) // => 0
 */
export function hitPointsOf(life: DyingState): number {
  requireLife('life', life)
  return life.kind === 'dead' ? 0 : life.hitPoints
}

/** The Hit Points of a creature, and their maximum. */
export interface CurrentHitPoints {
  readonly hitPoints: number
  /** from 0 */
  readonly hitPointMaximum: number
}

/**
 * Whether a creature is Bloodied: it has half its Hit Points or fewer. In the 2012 playtest signs of injury show from
 * less than half; SRD 5.1 has no such state.
 *
 * @throws RangeError if the Hit Points are not an integer, or the maximum is negative or not an integer
 * @source SRD 5.2.1, Playing the Game, Hit Points (page 16); Rules Glossary, Bloodied (page 177)
 * @source 2012 playtest, Hit Points
 * @example
 * isBloodied({ hitPoints: 6, hitPointMaximum: 12 }) // => true
 * isBloodied({ hitPoints: 6, hitPointMaximum: 12 }, next2012) // => false
 */
export function isBloodied(
  { hitPoints, hitPointMaximum }: CurrentHitPoints,
  { bloodied }: RulesOf<'bloodied'> = srd521DamageAndHealing,
): boolean {
  requireInteger('hitPoints', hitPoints, ANY_INTEGER)
  requireInteger('hitPointMaximum', hitPointMaximum, FROM_0)
  if (bloodied === 'none') return false
  return bloodied.when === 'half-or-fewer' ? hitPoints * 2 <= hitPointMaximum : hitPoints * 2 < hitPointMaximum
}

/** A creature that gets a new Hit Point maximum. */
export interface ChangedMaximum {
  readonly vitals: Vitals
  /** the new maximum: from 0 */
  readonly hitPointMaximum: number
}

/**
 * A creature with a new Hit Point maximum: its Hit Points cannot exceed it, and it dies if the maximum reaches 0. In an
 * edition that does not say so, it falls to 0 Hit Points.
 *
 * @throws RangeError if the maximum is negative or not an integer, or the vitals have a wrong number or kind of life
 * @source SRD 5.2.1, Playing the Game, Hit Point Maximum of 0 (page 17); Rules Glossary, Hit Points (page 183)
 * @example
 * withHitPointMaximum({ vitals: unhurt({ hitPointMaximum: 12, diesAtZero: false }), hitPointMaximum: 8 }).life // => { kind: 'conscious', hitPoints: 8 }
 * withHitPointMaximum({ vitals: unhurt({ hitPointMaximum: 12, diesAtZero: false }), hitPointMaximum: 0 }).life // => { kind: 'dead' }
 */
export function withHitPointMaximum(
  { vitals, hitPointMaximum }: ChangedMaximum,
  { instantDeath }: RulesOf<'instantDeath'> = srd521DamageAndHealing,
): Vitals {
  requireVitals(vitals)
  requireInteger('hitPointMaximum', hitPointMaximum, FROM_0)
  const { life } = vitals
  if (hitPointMaximum === 0 && instantDeath.maximumOfZero) return { ...vitals, hitPointMaximum, life: { kind: 'dead' } }
  if (life.kind !== 'conscious') return { ...vitals, hitPointMaximum }
  const hitPoints = Math.min(life.hitPoints, hitPointMaximum)
  if (hitPoints > 0) return { ...vitals, hitPointMaximum, life: { kind: 'conscious', hitPoints } }
  return {
    ...vitals,
    hitPointMaximum,
    life: vitals.diesAtZero ? { kind: 'dead' } : { kind: 'dying', successes: 0, failures: 0, hitPoints },
  }
}
