import { requireInteger } from '../../bounds.ts'
import { hitPointsOf, type Vitals } from './hit-points.ts'
import type { DamageRuleStep } from './steps.ts'

/** The result of healing. */
export interface Healed {
  readonly vitals: Vitals
  /** the Hit Points regained, without those in excess of the maximum; counted from 0 if they were below it */
  readonly regained: number
  readonly steps: readonly DamageRuleStep[]
}

/**
 * Healing restores Hit Points up to the Hit Point maximum; any excess is lost. Hit Points below 0 rise to 0 first. A
 * creature that regains any is no longer dying or Stable. The dead regain none.
 *
 * @param points the Hit Points that the healing restores
 * @throws RangeError if the points are negative or not an integer
 * @source SRD 5.2.1, Playing the Game, Healing, Falling Unconscious (page 17); Rules Glossary, Dead (page 180)
 * @source 2012 playtest, Healing
 * @example
 * const hero = { ...unhurt({ hitPointMaximum: 20, diesAtZero: false }), life: { kind: 'conscious', hitPoints: 14 } }
 * heal(hero, 8).regained // => 6
 * heal({ ...hero, life: { kind: 'dying', successes: 1, failures: 0, hitPoints: -5 } }, 4).vitals.life // => { kind: 'conscious', hitPoints: 4 }
 */
export function heal(vitals: Vitals, points: number): Healed {
  requireInteger('points', points, { minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
  const { life, hitPointMaximum } = vitals
  const before = Math.max(0, hitPointsOf(life))
  const hitPoints = Math.min(before + points, hitPointMaximum)
  const regained = hitPoints - before
  if (life.kind === 'dead' || regained <= 0) return { vitals, regained: 0, steps: [] }
  return {
    vitals: { ...vitals, life: { kind: 'conscious', hitPoints } },
    regained,
    steps: [
      {
        kind: 'hit-points-regained',
        rule: 'healing',
        values: { before: life.hitPoints, points, hitPointMaximum, hitPoints, regained },
      },
    ],
  }
}
