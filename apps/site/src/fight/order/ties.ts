import type { Creature, FightState } from '@rulestone/core'
import { copyGroup } from '../creatures/newcomers.ts'

/** Whether the order of turns can still be changed: nobody has begun a turn. */
const canReorder = ({ phase, round, creatures }: FightState): boolean =>
  phase.kind === 'between-turns' && round === 1 && Object.values(creatures).every(({ turnsTaken }) => turnsTaken === 0)

/** The creature directly before another one with the same Initiative count, if there is one. */
export function tiedBefore({ order, creatures }: FightState, id: string): string | undefined {
  const above = order[order.indexOf(id) - 1]
  const count = creatures[id]?.initiative ?? 'none'
  return above !== undefined && count !== 'none' && creatures[above]?.initiative === count ? above : undefined
}

/** The creature directly before a tied one, if their order still has to be agreed on; copies need no agreement. */
export function undecidedTieBefore(state: FightState, creature: Creature): string | undefined {
  const above = canReorder(state) ? state.creatures[tiedBefore(state, creature.id) ?? ''] : undefined
  return above === undefined || copyGroup(above) === copyGroup(creature) ? undefined : above.id
}

/** Whether the order of turns needs nobody’s decision. */
export const isOrderDecided = (state: FightState): boolean =>
  Object.values(state.creatures).every((creature) => undecidedTieBefore(state, creature) === undefined)
