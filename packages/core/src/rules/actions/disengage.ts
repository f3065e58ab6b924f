import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521ChecksAndActions } from '../../rulesets/srd-5-2-1/checks-and-actions.ts'

/**
 * How far the Disengage action itself moves a creature, in feet.
 *
 * @source SRD 5.2.1, Rules Glossary, Disengage (page 181)
 * @source 2012 playtest, Combat, Disengage
 * @example
 * disengageMoveFeet() // => 0
 * disengageMoveFeet(next2012) // => 10
 */
export const disengageMoveFeet = ({ disengage }: RulesOf<'disengage'> = srd521ChecksAndActions): number =>
  disengage.covers === 'own-move' ? disengage.moveFeet : 0

/** A movement of a creature that has disengaged. */
export interface DisengagedMovement {
  /** it moves with the action itself, not with the movement of its turn */
  readonly ownMove: boolean
}

/**
 * Whether the movement of a creature that has disengaged can still provoke Opportunity Attacks this turn.
 *
 * @source SRD 5.2.1, Rules Glossary, Disengage (page 181)
 * @source 2012 playtest, Combat, Disengage
 * @example
 * provokesDisengaged({ ownMove: false }) // => false
 * provokesDisengaged({ ownMove: false }, next2012) // => true
 */
export const provokesDisengaged = (
  { ownMove }: DisengagedMovement,
  { disengage }: RulesOf<'disengage'> = srd521ChecksAndActions,
): boolean => disengage.covers === 'own-move' && !ownMove
