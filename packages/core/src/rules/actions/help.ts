import type { HelpRule } from '../../rulesets/checks-and-actions.ts'
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
  /** its score in the ability of the check */
  readonly score: number
  /** it is near enough to assist by word or deed */
  readonly nearEnough: boolean
}

/**
 * Whether a creature can give another one Advantage on its next ability check, by what the helper needs for that. The
 * help lasts until the start of the helper's next turn.
 *
 * @source SRD 5.2.1, Rules Glossary, Help (page 182)
 * @source 2012 playtest, Combat, Help
 * @example
 * mayAssistCheck({ proficient: false, score: 12, nearEnough: true }, srd521.help) // => { allowed: false, rule: 'help', because: 'not-proficient' }
 * mayAssistCheck({ proficient: false, score: 12, nearEnough: true }, next2012.help) // => { allowed: true }
 */
export const mayAssistCheck = (
  { proficient, score, nearEnough }: CheckHelper,
  { helper }: HelpRule,
): Permission<'not-proficient' | 'score-too-low' | 'too-far'> =>
  firstObstacle([
    [helper.needs === 'proficiency' && !proficient, 'help', 'not-proficient'],
    [helper.needs === 'ability-score' && score < helper.minimum, 'help', 'score-too-low'],
    [!nearEnough, 'help', 'too-far'],
  ])

/**
 * Whether a creature can give an ally Advantage on its next attack roll against an enemy. The help lasts until the
 * start of the helper's next turn.
 *
 * @param distanceFeet from the helper to the enemy
 * @source SRD 5.2.1, Rules Glossary, Help (page 182)
 * @example
 * mayAssistAttack(5, srd521.help) // => { allowed: true }
 * mayAssistAttack(10, srd521.help) // => { allowed: false, rule: 'help', because: 'too-far' }
 */
export const mayAssistAttack = (
  distanceFeet: number,
  { attackWithinFeet }: HelpRule,
): Permission<'no-such-help' | 'too-far'> =>
  firstObstacle([
    [attackWithinFeet === 'never', 'help', 'no-such-help'],
    [attackWithinFeet !== 'never' && distanceFeet > attackWithinFeet, 'help', 'too-far'],
  ])
