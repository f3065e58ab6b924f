import { FROM_0, requireInteger } from '../../bounds.ts'
import type { WithSteps } from '../../steps/step.ts'
import { hitPointsOf } from './hit-points.ts'
import type { DamageRuleStep } from './steps.ts'
import { requireVitals, type Vitals } from './vitals.ts'

/** A creature, and healing that it receives. */
export interface HealedVitals {
  readonly vitals: Vitals
  /** the Hit Points that the healing restores: from 0 */
  readonly points: number
}

/** The result of healing. */
export interface Healed {
  readonly vitals: Vitals
  /** the Hit Points regained, without those in excess of the maximum; counted from 0 if they were below it */
  readonly regained: number
}

/**
 * Healing restores Hit Points up to the Hit Point maximum; any excess is lost. Hit Points below 0 rise to 0 first. A
 * creature that regains any is no longer dying or Stable. The dead regain none.
 *
 * @throws RangeError if the points are negative or not an integer, or the vitals have a wrong number or kind of life
 * @source SRD 5.2.1, Playing the Game, Healing, Falling Unconscious (page 17); Rules Glossary, Dead (page 180)
 * @source 2012 playtest, Healing
 * @example
 * const hero = { ...unhurt({ hitPointMaximum: 20, diesAtZero: false }), life: { kind: 'conscious', hitPoints: 14 } } as const
 * heal({ vitals: hero, points: 8 }).value.regained // => 6
 * heal({ vitals: { ...hero, life: { kind: 'dying', successes: 1, failures: 0, hitPoints: -5 } }, points: 4 }).value.vitals.life // => { kind: 'conscious', hitPoints: 4 }
 */
export function heal({ vitals, points }: HealedVitals): WithSteps<Healed, DamageRuleStep> {
  requireVitals(vitals)
  requireInteger('points', points, FROM_0)
  const { life, hitPointMaximum } = vitals
  const before = Math.max(0, hitPointsOf(life))
  const hitPoints = Math.min(before + points, hitPointMaximum)
  const regained = hitPoints - before
  if (life.kind === 'dead' || regained <= 0) return { value: { vitals, regained: 0 }, steps: [] }
  return {
    value: { vitals: { ...vitals, life: { kind: 'conscious', hitPoints } }, regained },
    steps: [
      {
        kind: 'hit-points-regained',
        rule: 'healing',
        values: { before: life.hitPoints, points, hitPointMaximum, hitPoints, regained },
      },
    ],
  }
}
