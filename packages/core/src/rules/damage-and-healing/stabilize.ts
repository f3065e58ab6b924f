import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import { succeeds } from '../d20-tests/d20-test.ts'
import { type DyingState, requireLife } from './vitals.ts'

/** A creature that somebody tried to stabilize. */
export interface StabilizingCheck {
  readonly life: DyingState
  /** of the Wisdom (Medicine) check */
  readonly checkTotal: number
}

/**
 * The life of a creature after somebody tried to stabilize it with a Wisdom (Medicine) check: Stable, if it was dying
 * and the check succeeds. The 2012 playtest has no such check.
 *
 * @throws RangeError if the kind of life is unknown, or a number is not an integer
 * @source SRD 5.2.1, Playing the Game, Stabilizing a Character (page 18)
 * @example
 * stabilize({ life: JUST_DROPPED, checkTotal: 10 }) // => { kind: 'stable', hitPoints: 0 }
 * stabilize({ life: JUST_DROPPED, checkTotal: 9 }) // => JUST_DROPPED
 */
export function stabilize(
  { life, checkTotal }: StabilizingCheck,
  { dying }: RulesOf<'dying'> = srd521DamageAndHealing,
): DyingState {
  requireLife('life', life)
  requireInteger('checkTotal', checkTotal, ANY_INTEGER)
  return life.kind === 'dying' &&
    dying.failure === 'counted' &&
    succeeds({ total: checkTotal, targetNumber: dying.stabilizeDc })
    ? { kind: 'stable', hitPoints: life.hitPoints }
    : life
}

/**
 * The life of a Stable creature after the hours that its edition names, `stableHours`, without healing: it regains the
 * edition's number of Hit Points.
 *
 * @throws RangeError if the kind of life is unknown, or a number of it is not an integer
 * @source SRD 5.2.1, Playing the Game, Stabilizing a Character (page 18)
 * @source 2012 playtest, Stabilized
 * @example
 * afterStableHours({ kind: 'stable', hitPoints: 0 }) // => { kind: 'conscious', hitPoints: 1 }
 * afterStableHours({ kind: 'stable', hitPoints: -7 }, next2012) // => { kind: 'conscious', hitPoints: 1 }
 */
export function afterStableHours(life: DyingState, { dying }: RulesOf<'dying'> = srd521DamageAndHealing): DyingState {
  requireLife('life', life)
  return life.kind === 'stable' ? { kind: 'conscious', hitPoints: dying.stableHitPoints } : life
}
