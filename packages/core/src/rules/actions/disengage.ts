import type { DisengageRule } from '../../rulesets/checks-and-actions.ts'

/**
 * How far the Disengage action itself moves a creature, in feet.
 *
 * @source SRD 5.2.1, Rules Glossary, Disengage (page 181)
 * @source 2012 playtest, Combat, Disengage
 * @example
 * disengageMoveFeet(srd521.disengage) // => 0
 * disengageMoveFeet(next2012.disengage) // => 10
 */
export const disengageMoveFeet = (rule: DisengageRule): number => (rule.covers === 'own-move' ? rule.moveFeet : 0)

/**
 * Whether the movement of a creature that has disengaged can still provoke Opportunity Attacks this turn.
 *
 * @param ownMove it moves with the action itself, not with the movement of its turn
 * @source SRD 5.2.1, Rules Glossary, Disengage (page 181)
 * @source 2012 playtest, Combat, Disengage
 * @example
 * provokesDisengaged(false, srd521.disengage) // => false
 * provokesDisengaged(false, next2012.disengage) // => true
 */
export const provokesDisengaged = (ownMove: boolean, rule: DisengageRule): boolean =>
  rule.covers === 'own-move' && !ownMove
