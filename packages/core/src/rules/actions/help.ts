import { FROM_0, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521ChecksAndActions } from '../../rulesets/srd-5-2-1/checks-and-actions.ts'
import { ABILITY_SCORES } from '../abilities/ability-score.ts'
import { firstObstacle, type Permission } from '../basics/permission.ts'

/**
 * What the Help action gives: Advantage on one roll of one ally.
 *
 * @source SRD 5.2.1, Rules Glossary, Help (pages 182–183)
 * @source 2012 playtest, Combat, Help
 */
export const HELP_GIVES = { allies: 1, rolls: 1 } as const

/** A creature that wants to help with an ability check. */
export interface CheckHelper {
  /** it is proficient in the skill or with the tool that it chose */
  readonly proficient: boolean
  /** the task can only be tried with that proficiency, such as a lock that needs thieves' tools; false by default */
  readonly taskNeedsProficiency?: boolean
  /** its score in the ability of the check, not the modifier: 1 to 30 */
  readonly score: number
  /** it is near enough to assist by word or deed */
  readonly nearEnough: boolean
}

/**
 * Whether a creature can give another one Advantage on its next ability check, by what the helper needs for that: in SRD
 * 5.1 what it would need to try the task alone. The help lasts until the start of the helper's next turn.
 *
 * @throws RangeError if the score is not an ability score
 * @source SRD 5.2.1, Rules Glossary, Help (page 182)
 * @source SRD 5.1, Using Ability Scores, Working Together (page 79); Combat, Help (page 93)
 * @source 2012 playtest, Combat, Help
 * @example
 * mayAssistCheck({ proficient: false, score: 12, nearEnough: true }) // => { allowed: false, rule: 'help', because: 'not-proficient' }
 * mayAssistCheck({ proficient: false, score: 12, nearEnough: true }, next2012) // => { allowed: true }
 */
export function mayAssistCheck(
  { proficient, taskNeedsProficiency = false, score, nearEnough }: CheckHelper,
  { help: { helper, helperNear } }: RulesOf<'help'> = srd521ChecksAndActions,
): Permission<'not-proficient' | 'score-too-low' | 'too-far'> {
  requireInteger('score', score, ABILITY_SCORES)
  const needsProficiency =
    helper.needs === 'proficiency' || (helper.needs === 'what-the-task-needs' && taskNeedsProficiency)
  return firstObstacle([
    [needsProficiency && !proficient, 'help', 'not-proficient'],
    [helper.needs === 'ability-score' && score < helper.minimum, 'help', 'score-too-low'],
    [helperNear && !nearEnough, 'help', 'too-far'],
  ])
}

/**
 * Whether a creature can give an ally Advantage on its next attack roll against an enemy. The help lasts until the
 * start of the helper's next turn.
 *
 * @param distanceFeet from the helper to the enemy
 * @throws RangeError if the distance is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Help (page 182)
 * @example
 * mayAssistAttack(5) // => { allowed: true }
 * mayAssistAttack(10) // => { allowed: false, rule: 'help', because: 'too-far' }
 */
export function mayAssistAttack(
  distanceFeet: number,
  { help: { attackWithinFeet } }: RulesOf<'help'> = srd521ChecksAndActions,
): Permission<'no-such-help' | 'too-far'> {
  requireInteger('distanceFeet', distanceFeet, FROM_0)
  return firstObstacle([
    [attackWithinFeet === 'never', 'help', 'no-such-help'],
    [attackWithinFeet !== 'never' && distanceFeet > attackWithinFeet, 'help', 'too-far'],
  ])
}

const HELPED_ATTACKERS = ['chosen-ally', 'another-ally'] as const

/**
 * Whether help with an attack gives Advantage to the attack roll of an ally: in SRD 5.1 only to the one that the helper
 * chose, in 5.2.1 to whoever attacks that enemy next.
 *
 * @param attacker the ally that the helper chose, or another one
 * @throws RangeError if the attacker is unknown
 * @source SRD 5.2.1, Rules Glossary, Help (page 183)
 * @source SRD 5.1, Combat, Help (page 93)
 * @example
 * helpsAttackOf('another-ally') // => true
 * helpsAttackOf('another-ally', srd51) // => false
 */
export function helpsAttackOf(
  attacker: (typeof HELPED_ATTACKERS)[number],
  { help: { attackBy } }: RulesOf<'help'> = srd521ChecksAndActions,
): boolean {
  requireOneOf('attacker', attacker, HELPED_ATTACKERS)
  return attackBy === 'any-ally' || attackBy === attacker
}
