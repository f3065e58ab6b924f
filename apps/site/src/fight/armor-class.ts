import type { Creature, FightEvent } from '@rulestone/core'
import { copyGroup } from './creatures/newcomers.ts'
import type { Fight } from './fight-document.ts'
import { currentSnapshot } from './fight-history.ts'
import { STRIKES } from './log/event-line.ts'

/** Whether an event gives a creature its AC. */
const givesArmorClass = (event: FightEvent, id: string): boolean =>
  event.kind === 'join'
    ? event.entering.id === id && event.entering.armorClass !== undefined
    : event.kind === 'set-armor-class' && event.creature === id

/** The AC of a creature; undefined if nobody has entered it. The rules then count with 10. */
export const enteredArmorClass = ({ snapshots }: Fight, { id, armorClass }: Creature): number | undefined =>
  snapshots.some(({ events }) => events.some(({ event }) => givesArmorClass(event, id))) ? armorClass : undefined

/** The creatures whose AC has to be entered before these events: the targets of attacks, and the copies of those. */
export function missingArmorClasses(fight: Fight, events: readonly FightEvent[]): readonly string[] {
  const { creatures } = currentSnapshot(fight).state
  const unknown = Object.values(creatures).filter(
    (one) => enteredArmorClass(fight, one) === undefined && !events.some((event) => givesArmorClass(event, one.id)),
  )
  const targets = events.flatMap((event) =>
    STRIKES.includes(event.kind) && 'target' in event ? unknown.filter(({ id }) => id === event.target) : [],
  )
  const groups = new Set(targets.map(copyGroup))
  return unknown.filter((one) => groups.has(copyGroup(one))).map(({ id }) => id)
}
