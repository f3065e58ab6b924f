import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521ChecksAndActions } from '../../rulesets/srd-5-2-1/checks-and-actions.ts'
import { ACTION_KINDS, type ActionKind } from '../../vocabulary/action-kinds.ts'
import { firstObstacle, type Permission } from '../basics/permission.ts'

/** The situation of a creature that wants to take an action, a Bonus Action or a Reaction. */
export interface WantedAction {
  readonly kind: ActionKind
  readonly ownTurn: boolean
  /** it has used this kind: actions and Bonus Actions come back each turn, Reactions at the start of its own */
  readonly spent: boolean
  /** a feature or spell lets it take this Bonus Action; for a Reaction, its trigger has occurred */
  readonly granted: boolean
  /** something deprives it of its actions, such as the Incapacitated condition */
  readonly deprived: boolean
}

/** Why a creature cannot act. */
export type ActingObstacle = 'deprived' | 'not-its-turn' | 'spent' | 'none-granted'

/**
 * Whether a creature can take an action, a Bonus Action or a Reaction now. It has one of each: actions and Bonus
 * Actions on its own turn, Reactions on any turn, and Bonus Actions and Reactions only if something grants one.
 *
 * @throws RangeError if the kind is unknown
 * @source SRD 5.2.1, Playing the Game, One Thing at a Time, Bonus Actions and Reactions (page 10)
 * @source 2012 playtest, Combat, Taking a Turn
 * @example
 * mayAct({ kind: 'action', ownTurn: true, spent: false, granted: true, deprived: false }) // => { allowed: true }
 * mayAct({ kind: 'action', ownTurn: true, spent: true, granted: true, deprived: false }) // => { allowed: false, rule: 'one-thing-at-a-time', because: 'spent' }
 */
export function mayAct(
  { kind, ownTurn, spent, granted, deprived }: WantedAction,
  { actions }: RulesOf<'actions'> = srd521ChecksAndActions,
): Permission<ActingObstacle> {
  requireOneOf('kind', kind, ACTION_KINDS)
  const ruleId = kind === 'action' ? 'one-thing-at-a-time' : kind
  return firstObstacle([
    [kind === 'bonus-action' && !actions.bonusActions, ruleId, 'none-granted'],
    [deprived, ruleId, 'deprived'],
    [kind !== 'reaction' && !ownTurn, ruleId, 'not-its-turn'],
    [spent, ruleId, 'spent'],
    [kind !== 'action' && !granted, ruleId, 'none-granted'],
  ])
}
