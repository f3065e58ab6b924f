import { isDeprived, onlyOnItsTurn, takeAction } from './acting.ts'
import { creatureOf, type Now, type Play, spend } from './play.ts'
import { firstRefusal, type Refusal, refuse } from './refusal.ts'
import { multiattackAllows } from './stat-block.ts'
import type { Creature } from './state.ts'

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

/**
 * What a creature can still do of the Multiattack that it has begun this turn: each attack or special action, with how often
 * it could do only that.
 *
 * @source SRD 5.2.1, Monsters, Parts of a Stat Block: Actions (page 255)
 * @example
 * const claw = { id: 'claw', damage: '1d6', damageType: 'slashing' } as const
 * const bear = { id: 'bear', side: 'monsters', attacks: [claw], multiattacks: [[{ of: ['claw'], times: 2 }]], place: { kind: 'ranges' } } as const
 * const { creatures } = createFight({ creatures: [bear] })
 * Object.values(creatures).flatMap((creature) => multiattackLeft(creature)) // => []
 */
export function multiattackLeft({
  multiattacks = [],
  spent: { multiattackMade: made },
}: Pick<Creature, 'multiattacks' | 'spent'>): readonly { readonly id: string; readonly times: number }[] {
  if (made === undefined) return []
  const ids = new Set(multiattacks.flatMap((steps) => steps.flatMap(({ of }) => of)))
  return Array.from(ids, (id) => {
    const more: string[] = []
    while (multiattackAllows(multiattacks, [...made, ...more], id)) more.push(id)
    return { id, times: more.length }
  }).filter(({ times }) => times > 0)
}
