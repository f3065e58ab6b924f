import {
  type Creature,
  type FightEvent,
  type FightState,
  movementLeftFeet,
  multiattackLeft,
  type Result,
  type Ruleset,
} from '@rulestone/core'
import { currentSnapshot } from './fight-history.ts'
import type { Shortcuts } from './keys/use-shortcuts.ts'
import { creatureName, type FightLanguage } from './log/fight-language.ts'
import { applyAct, DICE_TO_COME, type RefusedAct, type Snapshot } from './snapshots.ts'
import type { TrackerActions, TrackerState } from './use-fight.ts'

/** The ways to move: movement, or an action that is a move in an edition. */
export type MoveBy = Extract<FightEvent['kind'], 'move' | 'hustle' | 'disengage'>

/** What the sheet of saving throws is filled in with. */
export type SaveEffect = Omit<Partial<Extract<FightEvent, { kind: 'force-save' }>>, 'kind' | 'source' | 'targets'>

/** The sheets that can be open above the tracker. */
export type SheetId =
  | { readonly kind: 'add'; readonly creature?: string }
  | { readonly kind: 'special-action'; readonly creature: string; readonly action: string }
  | { readonly kind: 'initiative' | 'attack' | 'acts' | 'spell' | 'menu' | 'rest' | 'end' | 'help' }
  | { readonly kind: 'save'; readonly effect?: SaveEffect }
  | { readonly kind: 'move'; readonly by: MoveBy }
  | { readonly kind: 'creature' | 'hit-points'; readonly id: string }

/** The fight and everything that its components need. */
export interface FightContext {
  readonly language: FightLanguage
  readonly tracker: TrackerState
  readonly actions: TrackerActions
  readonly state: FightState
  /** the ruleset of the fight */
  readonly ruleset: Ruleset
  readonly shortcuts: Shortcuts
  /** whether the page is wide enough for a sheet beside the list */
  readonly isWide: boolean
  /** whether the sheet is always there, as what is possible is on a wide page */
  readonly isResting: boolean
  /** opens a sheet, or none; pending questions and refusals are cleared */
  readonly openSheet: (what: SheetId | undefined) => void
  /** closes the open sheet; dice may still be asked for */
  readonly closeSheet: () => void
}

/** The fight as it stands, with its rules and its history. */
export type FightNow = Pick<FightContext, 'state' | 'ruleset'> & { readonly tracker: Pick<TrackerState, 'fight'> }

/** The Hit Points of a creature; the dead have none. */
export const hitPointsOf = ({ vitals: { life } }: Creature): number => (life.kind === 'dead' ? 0 : life.hitPoints)

/** The Hit Points of a creature in percent of its maximum; 0 if its maximum is 0. */
export function hitPointPercent(creature: Creature): number {
  const { hitPointMaximum } = creature.vitals
  return hitPointMaximum > 0 ? Math.max(0, (100 * hitPointsOf(creature)) / hitPointMaximum) : 0
}

/** Whether a creature is out of the fight: dead, or gone. */
export const isOut = ({ vitals, gone }: Creature): boolean => vitals.life.kind === 'dead' || gone !== 'no'

/** Whether a creature has spent its action, including all of its attack rolls and its Multiattack. */
export const hasActed = (creature: Creature): boolean =>
  creature.spent.action &&
  creature.spent.attacksLeft + creature.spent.spellAttacksLeft === 0 &&
  multiattackLeft(creature).length === 0

/** Whether a creature is conscious and has its action, or an attack of it, left. */
export const canAct = (creature: Creature): boolean => creature.vitals.life.kind === 'conscious' && !hasActed(creature)

/** The creature whose turn it is. */
export const actorOf = ({ phase, creatures }: FightState): Creature | undefined =>
  phase.kind === 'turn' ? creatures[phase.of] : undefined

/** The creatures in Initiative order; before combat in the order of joining. */
export const inOrder = ({ order, creatures }: FightState): readonly Creature[] =>
  order.length === 0 ? Object.values(creatures) : order.flatMap((id) => creatures[id] ?? [])

/** The kind of event for casting spells. */
export const castingEventKind = ({ ruleset }: Pick<FightContext, 'ruleset'>): 'magic' | 'cast-a-spell' =>
  ruleset.actions.list.some(({ action }) => action === 'magic') ? 'magic' : 'cast-a-spell'

/** The name of a creature; a line does not begin with its number. */
export const nameOf = ({ language }: FightContext, id: string): string =>
  creatureName(id, language).replace(/ (?=\d+$)/u, '\u00a0')

/** What the rules say to events now; further dice show nothing yet. */
export const tryEvents = (
  { tracker }: Pick<FightNow, 'tracker'>,
  events: readonly FightEvent[],
): Result<Snapshot, RefusedAct> => applyAct(currentSnapshot(tracker.fight), { events }, DICE_TO_COME)

/**
 * The movement that a creature has left this turn, in feet. A move that waits for a Reaction counts as made: that is what
 * the log says.
 */
export function feetLeftToMove(context: FightContext, creature: Creature): number {
  const { state, ruleset } = context
  const { pendingMove, offers } = state
  const waits = pendingMove !== 'none' && pendingMove.creature === creature.id
  const declined = waits
    ? tryEvents(
        context,
        Array.from(new Set(offers.map(({ by }) => by)), (by) => ({ kind: 'decline', creature: by })),
      )
    : undefined
  const after = declined?.ok ? declined.value.state : state
  return movementLeftFeet({ ruleset, state: after }, after.creatures[creature.id] ?? creature)
}

/** Does events of the bar: an open panel closes, because what it offers may have changed. */
export function submitFromBar({ actions, openSheet }: FightContext, events: readonly FightEvent[]): void {
  openSheet(undefined)
  actions.submit(events)
}

/** Does events, and closes the sheet or opens the next; if the rules refuse them, it stays open. */
export function submitAndClose(
  { actions, closeSheet, openSheet }: FightContext,
  events: readonly FightEvent[],
  next?: SheetId,
): void {
  if (!actions.submit(events)) return
  if (next) openSheet(next)
  else closeSheet()
}
