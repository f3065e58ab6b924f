import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521ChecksAndActions } from '../../rulesets/srd-5-2-1/checks-and-actions.ts'
import { ABILITY_SCORES } from '../abilities/ability-score.ts'
import { succeeds } from './d20-test.ts'

/** A saving throw, with what decides whether it fails or succeeds. */
export interface SavingThrow {
  /** the ability score that the save uses; `none` for an object or another target without that score */
  readonly score: number | 'none'
  /** the target does not resist: it fails without rolling; false by default */
  readonly choosesToFail?: boolean
  /** the total of the roll */
  readonly total: number
  readonly dc: number
}

/**
 * Whether a saving throw succeeds. A target can choose to fail, which SRD 5.1 does not allow, and one without the
 * ability score fails.
 *
 * @throws RangeError if the score is not an ability score, or the total or the DC is not an integer
 * @source SRD 5.2.1, Playing the Game, Saving Throws (page 7) and Rules Glossary, Saving Throw (page 187)
 * @example
 * savingThrowSucceeds({ score: 12, total: 15, dc: 15 }) // => true
 * savingThrowSucceeds({ score: 'none', total: 30, dc: 10 }) // => false
 * savingThrowSucceeds({ score: 12, choosesToFail: true, total: 15, dc: 15 }, srd51) // => true
 */
export function savingThrowSucceeds(
  { score, choosesToFail = false, total, dc }: SavingThrow,
  { savingThrow }: RulesOf<'savingThrow'> = srd521ChecksAndActions,
): boolean {
  if (score !== 'none') requireInteger('score', score, ABILITY_SCORES)
  requireInteger('total', total, ANY_INTEGER)
  requireInteger('dc', dc, ANY_INTEGER)
  const givenUp = choosesToFail && savingThrow.mayChooseToFail
  return !givenUp && score !== 'none' && succeeds({ total, targetNumber: dc })
}
