import type { RollState } from '../../vocabulary/d20-tests.ts'
import type { RuleId } from '../../vocabulary/rule-ids.ts'
import { rollState } from './advantage.ts'
import { requireCircumstances } from './require-circumstances.ts'

/** A circumstance that gives Advantage on a roll or imposes Disadvantage on it, and the rule that says so. */
export interface RollCircumstance {
  readonly rule: RuleId
  readonly gives: Exclude<RollState, 'normal'>
}

/**
 * The state of a roll under all its circumstances. They do not stack; with any Advantage and any Disadvantage, the roll is
 * normal.
 *
 * @throws RangeError if a circumstance gives neither of them
 * @source SRD 5.2.1, Playing the Game, They Don’t Stack (page 8)
 * @example
 * rollStateUnder([{ rule: 'surprise', gives: 'disadvantage' }]) // => 'disadvantage'
 * rollStateUnder([{ rule: 'surprise', gives: 'disadvantage' }, { rule: 'invisible', gives: 'advantage' }]) // => 'normal'
 */
export function rollStateUnder(circumstances: readonly RollCircumstance[]): RollState {
  requireCircumstances(circumstances)
  return rollState({
    advantages: circumstances.filter(({ gives }) => gives === 'advantage').length,
    disadvantages: circumstances.filter(({ gives }) => gives === 'disadvantage').length,
  })
}
