import type { Creature, FightEvent, FightState, Ruleset } from '@rulestone/core'
import { kindOf } from './creatures/newcomers.ts'
import { creatureName, type Talk } from './log/talk.ts'
import type { Actions, Held } from './use-table.ts'

/** What moves a creature: its movement, or an action that is a move in an edition. */
export type MoveBy = Extract<FightEvent['kind'], 'move' | 'hustle' | 'disengage'>

/** What can be open above the table. */
export type Open =
  | { readonly kind: 'add' | 'initiative' | 'attack' | 'acts' | 'save' | 'spell' | 'keep' | 'rest' }
  | { readonly kind: 'move'; readonly by: MoveBy }
  | { readonly kind: 'creature' | 'hit-points'; readonly id: string }

/** The table and everything that its parts need. */
export interface Scene {
  readonly talk: Talk
  readonly held: Held
  readonly actions: Actions
  readonly state: FightState
  /** the rules that hold */
  readonly ruleset: Ruleset
  /** opens something above the table, or nothing; what was asked or refused before is put away */
  readonly open: (what: Open | undefined) => void
  /** closes what is open; dice may still be asked for */
  readonly close: () => void
}

/** The Hit Points of a creature; the dead have none. */
export const hitPointsOf = ({ vitals: { life } }: Creature): number => (life.kind === 'dead' ? 0 : life.hitPoints)

/** Whether the Hit Points of a creature were told. */
export const isCounted = ({ hitPointsKnown }: Creature): boolean => hitPointsKnown

/** Whether a creature is out of the fight: dead, or gone. */
export const isOut = ({ vitals, gone }: Creature): boolean => vitals.life.kind === 'dead' || gone !== 'no'

/** Whether a creature has spent its action, with all the attack rolls of it. */
export const hasActed = ({ spent }: Creature): boolean =>
  spent.action && spent.attacksLeft + spent.spellAttacksLeft === 0

/** Whether a creature is awake and has its action left, or an attack of it. */
export const canAct = (creature: Creature): boolean => creature.vitals.life.kind === 'conscious' && !hasActed(creature)

/** The creature whose turn it is. */
export const actorOf = ({ phase, creatures }: FightState): Creature | undefined =>
  phase.kind === 'turn' ? creatures[phase.of] : undefined

/** The creatures in the order of turns; before combat as they came. */
export const inOrder = ({ order, creatures }: FightState): readonly Creature[] =>
  order.length === 0 ? Object.values(creatures) : order.flatMap((id) => creatures[id] ?? [])

/** Whether the order of turns is still to be agreed on: nobody has begun a turn. */
const canReorder = ({ phase, round, creatures }: FightState): boolean =>
  phase.kind === 'between-turns' && round === 1 && Object.values(creatures).every(({ turnsTaken }) => turnsTaken === 0)

/** The creature with the same Initiative count right before a creature, if there is one. */
export function tiedBefore({ order, creatures }: FightState, id: string): string | undefined {
  const above = order[order.indexOf(id) - 1]
  const count = creatures[id]?.initiative ?? 'none'
  return above !== undefined && count !== 'none' && creatures[above]?.initiative === count ? above : undefined
}

/** The creature right before one that is tied with it, while the order is still to be agreed on; copies need none. */
export function toAgreeWith(state: FightState, creature: Creature): string | undefined {
  const above = canReorder(state) ? state.creatures[tiedBefore(state, creature.id) ?? ''] : undefined
  return above === undefined || kindOf(above) === kindOf(creature) ? undefined : above.id
}

/** The action by which spells are cast. */
export const castingIn = ({ ruleset }: Scene): 'magic' | 'cast-a-spell' =>
  ruleset.actions.list.some(({ action }) => action === 'magic') ? 'magic' : 'cast-a-spell'

/** What a creature is called. */
export const nameIn = ({ talk }: Scene, id: string): string => creatureName(id, talk)

/** Does events and closes what is open; what the rules refuse stays open. */
export function doAndClose({ actions, close }: Scene, events: readonly FightEvent[]): void {
  if (actions.propose(events)) close()
}
