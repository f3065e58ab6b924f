import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Combat } from '../../rulesets/srd-5-2-1/combat.ts'
import { CHECKS_WHILE_MOVING, type MovementCheckRow } from '../../tables/movement/movement-checks.ts'
import type { MovementCheck } from '../../vocabulary/movement-checks.ts'

/** A check during movement, with its DC. */
export interface MovementCheckNeeded extends MovementCheckRow {
  /** `set-by-gm` if an edition gives no figure, `none` if it requires no such check */
  readonly dc: number | 'set-by-gm' | 'none'
}

/**
 * The ability check that a kind of movement may require.
 *
 * @throws RangeError if the check is unknown
 * @source SRD 5.2.1, Rules Glossary: Climbing (page 179), Swimming (page 189), Long Jump (page 185); 2012 playtest, Modes
 *   of Movement
 * @example
 * movementCheck('hard-climb').dc // => 15
 * movementCheck('landing-in-difficult-terrain').skill // => 'acrobatics'
 */
export function movementCheck(check: MovementCheck, ruleset: RulesOf<'movement'> = srd521Combat): MovementCheckNeeded {
  const row = CHECKS_WHILE_MOVING.find((candidate) => candidate.check === check)
  if (row === undefined) throw new RangeError(`check is ${check}; it must be a check during movement.`)
  return { ...row, dc: ruleset.movement.checkDcs[check] }
}
