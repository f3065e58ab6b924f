import { FROM_0, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Combat } from '../../rulesets/srd-5-2-1/combat.ts'
import type { WithSteps } from '../../steps/step.ts'
import { MOVEMENT_CAUSES, type MovementCause } from '../../vocabulary/movement-causes.ts'
import type { RuleId } from '../../vocabulary/rule-ids.ts'
import type { RollCircumstance } from '../d20-tests/roll-circumstance.ts'
import type { CombatRuleStep } from './steps.ts'

/** A creature that moves within, into or out of another creature's reach. */
export interface MovementPast {
  /** the distance to the other creature before and after */
  readonly fromFeet: number
  readonly toFeet: number
  readonly cause: MovementCause
  /** whether an action keeps this movement from provoking: Disengage */
  readonly disengaged: boolean
}

/** The creature that the other one moves past. */
export interface Watcher {
  /** its reach, for any melee weapon or an Unarmed Strike */
  readonly reachFeet: number
  /** whether it sees the creature that moves */
  readonly sees: boolean
  readonly hostile: boolean
  /** whether it can take a Reaction: it has not taken one since the start of its last turn, and nothing prevents it */
  readonly canReact: boolean
}

/** A movement and the creature that it passes. */
export interface WatchedMovement {
  readonly movement: MovementPast
  readonly watcher: Watcher
}

/** Whether a movement provokes an Opportunity Attack. */
export interface Provocation {
  readonly provokes: boolean
  /** what changes the state of the attack roll, besides everything else that does */
  readonly circumstances: readonly RollCircumstance[]
}

/** Causes that are not a creature's own movement, and the rule for each. */
const SPARED = {
  teleportation: 'teleportation',
  'moved-by-something-else': 'opportunity-attacks',
} as const

/**
 * Whether a movement out of a creature's reach provokes an Opportunity Attack from it: a Reaction to make one melee
 * attack with a weapon or an Unarmed Strike, right before the other leaves the reach.
 *
 * Teleporting or being moved provokes none in either edition: in the 2012 playtest, only trying to move does.
 *
 * @returns the answer, and as steps each rule that keeps it from provoking, or the one step in which it provokes
 * @throws RangeError if a number of feet is negative or not an integer, or the cause is unknown
 * @source SRD 5.2.1, Playing the Game, Opportunity Attacks (page 15); Rules Glossary, Opportunity Attacks (page 185);
 *   2012 playtest, Movement in Combat
 * @example
 * opportunityAttack({ movement: { fromFeet: 5, toFeet: 10, cause: 'movement', disengaged: false }, watcher: { reachFeet: 5, sees: true, hostile: true, canReact: true } }).value.provokes // => true
 * opportunityAttack({ movement: { fromFeet: 5, toFeet: 10, cause: 'movement', disengaged: false }, watcher: { reachFeet: 10, sees: true, hostile: true, canReact: true } }).value.provokes // => false
 */
export function opportunityAttack(
  { movement, watcher }: WatchedMovement,
  ruleset: RulesOf<'opportunityAttack'> = srd521Combat,
): WithSteps<Provocation, CombatRuleStep> {
  const rule = ruleset.opportunityAttack
  const { fromFeet, toFeet, cause, disengaged } = movement
  const { reachFeet, sees, hostile, canReact } = watcher
  requireInteger('movement.fromFeet', fromFeet, FROM_0)
  requireInteger('movement.toFeet', toFeet, FROM_0)
  requireOneOf('movement.cause', cause, MOVEMENT_CAUSES)
  requireInteger('watcher.reachFeet', reachFeet, FROM_0)
  const steps: CombatRuleStep[] = []
  const spare = (rule: RuleId, because: string): void => {
    steps.push({ kind: 'provokes-nothing', rule, values: { because } })
  }
  const leaves = fromFeet <= reachFeet && toFeet > reachFeet
  if (!leaves) spare('reach', 'stays-in-reach')
  if (disengaged) spare('disengage', 'disengaged')
  if (cause === 'teleportation' || cause === 'moved-by-something-else') {
    spare(SPARED[cause], cause)
  }
  if (rule.mustSee && !sees) spare('opportunity-attacks', 'unseen')
  if (rule.hostileOnly && !hostile) spare('opportunity-attacks', 'not-hostile')
  if (!canReact) spare('reaction', 'no-reaction')
  if (steps.length > 0) return { value: { provokes: false, circumstances: [] }, steps }
  return {
    value: {
      provokes: true,
      circumstances: rule.advantage ? [{ rule: 'opportunity-attacks', gives: 'advantage' }] : [],
    },
    steps: [
      {
        kind: 'provokes-opportunity-attack',
        rule: 'opportunity-attacks',
        values: { reachFeet, fromFeet, toFeet, cause },
      },
    ],
  }
}
