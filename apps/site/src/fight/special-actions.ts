import {
  type Attack,
  apply,
  type Creature,
  type FightEvent,
  type Now,
  type Refusal,
  type SpecialAction,
} from '@rulestone/core'
import { DICE_TO_COME } from './snapshots.ts'

/** The use of a special action against targets. */
export const specialActionEvent = (creature: string, action: string, targets: readonly string[] = []): FightEvent => ({
  kind: 'special-action',
  creature,
  action,
  ...(targets.length > 0 && { targets: targets.map((target) => ({ creature: target })) }),
})

/** Why a creature itself cannot use a special action now, whoever its targets are. */
export function ownObstacle({ ruleset, state }: Now, creature: string, { id }: SpecialAction): Refusal | undefined {
  const attempt = apply(ruleset, state, specialActionEvent(creature, id), DICE_TO_COME)
  if (attempt.ok) return undefined
  const { error } = attempt
  return error.creature === creature || error.code === 'reaction-pending' ? error : undefined
}

/** The creatures that can take a legendary action now, between two turns. */
export const legendaryActors = (now: Now): readonly Creature[] =>
  now.state.phase.kind !== 'between-turns'
    ? []
    : Object.values(now.state.creatures).filter(
        ({ id, legendaryUses = 0, specialActions = [] }) =>
          legendaryUses > 0 &&
          specialActions.some(
            (action) => action.takes === 'legendary-action' && ownObstacle(now, id, action) === undefined,
          ),
      )

/** How many legendary actions a creature has left until the start of its next turn. */
export const legendaryLeft = ({ legendaryUses = 0, spent }: Creature): number =>
  legendaryUses - (spent.legendary?.taken.length ?? 0)

/** How often a limited special action can be used before it recharges or the creature rests. */
export function usesLeft(
  { expended = {} }: Creature,
  { id, recharge, uses }: SpecialAction,
): { readonly left: number; readonly total: number } | undefined {
  const total = recharge === undefined ? uses : 1
  return total === undefined ? undefined : { left: Math.max(0, total - (expended[id] ?? 0)), total }
}

/** Whether an attack is made by a special action alone: it is limited, or a spell. */
export const isOnlySpecial = ({ specialActions = [] }: Creature, { id, by }: Attack): boolean =>
  specialActions.some(({ id: action, makes }) => makes?.attack === id && (action === id || by === 'spell'))
