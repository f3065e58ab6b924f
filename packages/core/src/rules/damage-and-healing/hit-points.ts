import { requireInteger } from '../../bounds.ts'
import type { BloodiedRule } from '../../rulesets/damage-and-healing.ts'
import type { DyingState } from './death-saving-throw.ts'

/** A creature's Hit Points and what depends on them: plain data, changed only by the rules. */
export interface Vitals {
  readonly hitPointMaximum: number
  readonly temporaryHitPoints: number
  /** `conscious` means that it has Hit Points, whatever its conditions */
  readonly life: DyingState
  /** it dies when it drops to 0: a monster, unless the GM treats it like a character */
  readonly diesAtZero: boolean
  /** the Hit Points at which it dies, in an edition where they go below 0 */
  readonly deadlyHitPoints?: number
}

const MAXIMUM = { minimum: 1, maximum: Number.MAX_SAFE_INTEGER }

/**
 * An unhurt creature: its Hit Points equal its Hit Point maximum.
 *
 * @throws RangeError if the maximum is less than 1 or not an integer
 * @source SRD 5.2.1, Playing the Game, Hit Points (page 16)
 * @example
 * unhurt({ hitPointMaximum: 12, diesAtZero: false }).life // => { kind: 'conscious', hitPoints: 12 }
 */
export function unhurt(creature: Omit<Vitals, 'life' | 'temporaryHitPoints'>): Vitals {
  const hitPoints = requireInteger('hitPointMaximum', creature.hitPointMaximum, MAXIMUM)
  return { ...creature, temporaryHitPoints: 0, life: { kind: 'conscious', hitPoints } }
}

/**
 * The current Hit Points: from the maximum down to 0, or below 0 if the edition allows that. The dead have none.
 *
 * @source SRD 5.2.1, Playing the Game, Hit Points (page 16); Rules Glossary, Dead (page 180)
 * @example
 * hitPointsOf({ kind: 'conscious', hitPoints: 7 }) // => 7
 * hitPointsOf({ kind: 'dead' }) // => 0
 */
export const hitPointsOf = (life: DyingState): number => (life.kind === 'dead' ? 0 : life.hitPoints)

/**
 * Whether a creature is Bloodied: it has half its Hit Points or fewer. In the 2012 playtest signs of injury show from
 * less than half.
 *
 * @source SRD 5.2.1, Playing the Game, Hit Points (page 16); Rules Glossary, Bloodied (page 177)
 * @source 2012 playtest, Hit Points
 * @example
 * isBloodied(6, 12, srd521.bloodied) // => true
 * isBloodied(6, 12, next2012.bloodied) // => false
 */
export const isBloodied = (hitPoints: number, hitPointMaximum: number, { when }: BloodiedRule): boolean =>
  when === 'half-or-fewer' ? hitPoints * 2 <= hitPointMaximum : hitPoints * 2 < hitPointMaximum

/**
 * A creature with a new Hit Point maximum: its Hit Points cannot exceed it, and it dies if the maximum reaches 0. In an
 * edition that does not say so, it falls to 0 Hit Points.
 *
 * @param hitPointMaximum the new maximum, from 0
 * @throws RangeError if the maximum is negative or not an integer
 * @source SRD 5.2.1, Playing the Game, Hit Point Maximum of 0 (page 17); Rules Glossary, Hit Points (page 183)
 * @example
 * withHitPointMaximum(unhurt({ hitPointMaximum: 12, diesAtZero: false }), 8, srd521.instantDeath).life // => { kind: 'conscious', hitPoints: 8 }
 * withHitPointMaximum(unhurt({ hitPointMaximum: 12, diesAtZero: false }), 0, srd521.instantDeath).life // => { kind: 'dead' }
 */
export function withHitPointMaximum(
  vitals: Vitals,
  hitPointMaximum: number,
  { maximumOfZero }: { readonly maximumOfZero: boolean },
): Vitals {
  requireInteger('hitPointMaximum', hitPointMaximum, { ...MAXIMUM, minimum: 0 })
  const { life } = vitals
  if (hitPointMaximum === 0 && maximumOfZero) return { ...vitals, hitPointMaximum, life: { kind: 'dead' } }
  if (life.kind !== 'conscious') return { ...vitals, hitPointMaximum }
  const hitPoints = Math.min(life.hitPoints, hitPointMaximum)
  if (hitPoints > 0) return { ...vitals, hitPointMaximum, life: { kind: 'conscious', hitPoints } }
  return {
    ...vitals,
    hitPointMaximum,
    life: vitals.diesAtZero ? { kind: 'dead' } : { kind: 'dying', successes: 0, failures: 0, hitPoints },
  }
}
