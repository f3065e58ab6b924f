import type { DyingRule } from '../../rulesets/damage-and-healing.ts'
import { succeeds } from '../d20-tests/d20-test.ts'
import type { DyingState } from './death-saving-throw.ts'

/**
 * The state of a creature after somebody tried to stabilize it with a Wisdom (Medicine) check: Stable, if it was dying
 * and the check succeeds. The 2012 playtest has no such check.
 *
 * @source SRD 5.2.1, Playing the Game, Stabilizing a Character (page 18)
 * @example
 * stabilize(JUST_DROPPED, 10, srd521.dying) // => { kind: 'stable', hitPoints: 0 }
 * stabilize(JUST_DROPPED, 9, srd521.dying) // => JUST_DROPPED
 */
export const stabilize = (state: DyingState, checkTotal: number, rule: DyingRule): DyingState =>
  state.kind === 'dying' &&
  rule.failure === 'counted' &&
  succeeds({ total: checkTotal, targetNumber: rule.stabilizeDc })
    ? { kind: 'stable', hitPoints: state.hitPoints }
    : state

/**
 * The state of a Stable creature after the hours that its edition names, `stableHours`, without healing: it regains the
 * edition's number of Hit Points.
 *
 * @source SRD 5.2.1, Playing the Game, Stabilizing a Character (page 18)
 * @source 2012 playtest, Stabilized
 * @example
 * afterStableHours({ kind: 'stable', hitPoints: 0 }, srd521.dying) // => { kind: 'conscious', hitPoints: 1 }
 * afterStableHours({ kind: 'stable', hitPoints: -7 }, next2012.dying) // => { kind: 'conscious', hitPoints: 1 }
 */
export const afterStableHours = (state: DyingState, { stableHitPoints }: DyingRule): DyingState =>
  state.kind === 'stable' ? { kind: 'conscious', hitPoints: stableHitPoints } : state
