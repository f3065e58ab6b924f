import { mayAct } from '../rules/actions/one-thing-at-a-time.ts'
import { isHeldBySurprise } from '../rules/combat/initiative.ts'
import { canAct } from '../rules/conditions/can-act.ts'
import type { ActionKind } from '../vocabulary/action-kinds.ts'
import type { Action, PlaytestAction, Srd51Action } from '../vocabulary/actions.ts'
import { creatureOf, type Now, type Play, spend } from './play.ts'
import { firstRefusal, type Refusal, refuse, unlessAllowed } from './refusal.ts'
import { afflicted } from './senses.ts'
import type { Creature } from './state.ts'

/** Whether a creature moves and acts now: on its own turn, and a controlled mount on its rider's turn. */
export function isItsTurn({ state }: Now, id: string): boolean {
  if (state.phase.kind !== 'turn') return false
  const rider = state.creatures[state.phase.of]
  const { riding = 'none' } = rider ?? {}
  if (riding !== 'none' && riding.controlled && riding.mount === id) return true
  return state.phase.of === id && !isControlled(state.creatures, id)
}

/**
 * The creatures that act on a creature's turn: itself, and the mount that it controls.
 *
 * @source SRD 5.2.1, Playing the Game, Controlling a Mount (page 16)
 */
export function onTurnOf({ state }: Now, id: string): readonly string[] {
  const { riding = 'none' } = state.creatures[id] ?? {}
  return riding !== 'none' && riding.controlled ? [id, riding.mount] : [id]
}

/** Whether a creature is a mount that its rider controls, so that it has no turn of its own. */
export const isControlled = (creatures: Readonly<Record<string, Creature>>, id: string): boolean =>
  Object.values(creatures).some(
    ({ riding, vitals }) =>
      riding !== 'none' && riding.controlled && riding.mount === id && vitals.life.kind !== 'dead',
  )

/** Why nobody can do anything except react now. */
export const reactionsFirst = ({ state }: Now): Refusal | undefined =>
  state.offers.length > 0 ? refuse('reaction-pending', 'reaction', { creature: state.offers[0]?.by ?? '' }) : undefined

/** Why a creature cannot do something on its turn now. */
export const onlyOnItsTurn = (now: Now, id: string): Refusal | undefined =>
  firstRefusal(
    () => (now.state.phase.kind === 'no-combat' ? refuse('no-combat', 'order-of-combat', { creature: id }) : undefined),
    () => (isItsTurn(now, id) ? undefined : refuse('not-its-turn', 'your-turn', { creature: id })),
    () => reactionsFirst(now),
    () => onlyAlive(now, id),
  )

/** Why a dead creature cannot do something. */
export const onlyAlive = (now: Now, id: string): Refusal | undefined =>
  creatureOf(now, id).vitals.life.kind === 'dead' ? refuse('dead', 'dead', { creature: id }) : undefined

/** Why a creature's Hit Points or surprise prevent it from moving or acting. */
export function heldBack(now: Now, id: string): Refusal | undefined {
  const creature = creatureOf(now, id)
  const { kind } = creature.vitals.life
  if (creature.gone === 'fled') return refuse('gone', 'ending-combat', { creature: id })
  if (kind !== 'conscious') return refuse('not-conscious', 'falling-unconscious', { creature: id, got: kind })
  return isHeldBySurprise(creature, now.ruleset) ? refuse('surprised', 'surprise', { creature: id }) : undefined
}

const SPENT = { action: 'action', 'bonus-action': 'bonusAction', reaction: 'reaction' } as const

/** Why a creature has no actions, Bonus Actions or Reactions at all. */
export function isDeprived(now: Now, id: string, kind: ActionKind): Refusal | undefined {
  const [reason] = canAct({ creature: afflicted(creatureOf(now, id)), capacity: kind }, now.ruleset).reasons
  return firstRefusal(
    () => onlyAlive(now, id),
    () => heldBack(now, id),
    () => (reason === undefined ? undefined : refuse('deprived', reason.condition, { creature: id })),
  )
}

/** Why a creature cannot take an action, a Bonus Action or a Reaction. */
export const cannotAct = (now: Now, id: string, kind: ActionKind): Refusal | undefined =>
  firstRefusal(
    () => isDeprived(now, id, kind),
    () =>
      unlessAllowed(
        mayAct(
          {
            kind,
            ownTurn: isItsTurn(now, id),
            spent: creatureOf(now, id).spent[SPENT[kind]],
            granted: true,
            deprived: false,
          },
          now.ruleset,
        ),
        id,
      ),
  )

/** Why a creature cannot take one of its edition's actions on its turn. */
export function cannotTake(now: Now, id: string, action: Action | PlaytestAction | Srd51Action): Refusal | undefined {
  const { actions, mountedCombat } = now.ruleset
  const controlled = isControlled(now.state.creatures, id) && mountedCombat !== 'none'
  return firstRefusal(
    () =>
      actions.list.some((row) => row.action === action)
        ? undefined
        : refuse('no-such-action', 'action', { got: action }),
    () => onlyOnItsTurn(now, id),
    () =>
      controlled && !mountedCombat.controlledActions.some((allowed) => allowed === action)
        ? refuse('only-mounts-actions', 'controlling-a-mount', { creature: id, got: action })
        : undefined,
    () => cannotAct(now, id, 'action'),
  )
}

/** Takes an action: unused attacks of the Attack action or of a spell are lost. */
export const takeAction = (play: Play, id: string): void =>
  spend(play, id, { action: true, attacksLeft: 0, spellAttacksLeft: 0 })
