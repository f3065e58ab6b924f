import { isDeprived, onlyOnItsTurn, takeAction } from './acting.ts'
import { creatureOf, type Now, type Play, spend } from './play.ts'
import { firstRefusal, type Refusal, refuse } from './refusal.ts'
import { multiattackAllows } from './stat-block.ts'

/** Whether a creature has begun a Multiattack this turn, so that it may go on with it. */
export const hasMultiattackLeft = (now: Now, id: string): boolean =>
  creatureOf(now, id).spent.multiattackMade !== undefined

/** Why the Multiattack that a creature has begun has no room for one more attack or special action. */
export function noMultiattackLeft(now: Now, id: string, next: string): Refusal | undefined {
  const { multiattacks = [], spent } = creatureOf(now, id)
  return firstRefusal(
    () => onlyOnItsTurn(now, id),
    () => isDeprived(now, id, 'action'),
    () =>
      multiattackAllows(multiattacks, spent.multiattackMade ?? [], next)
        ? undefined
        : refuse('none-left', 'stat-block', { creature: id, got: next }),
  )
}

/** Uses one attack or special action of a Multiattack; takes the action with the first. */
export function useMultiattack(play: Play, id: string, next: string): void {
  const { multiattackMade: made } = creatureOf(play, id).spent
  if (made === undefined) takeAction(play, id)
  spend(play, id, { multiattackMade: [...(made ?? []), next] })
}
