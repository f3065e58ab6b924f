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

/** The creatures that an event attacks. */
function attackedBy(event: FightEvent, creatures: Readonly<Record<string, Creature>>): readonly string[] {
  if (event.kind === 'special-action') {
    const { specialActions = [] } = creatures[event.creature] ?? {}
    const isAttack = specialActions.some(({ id, makes }) => id === event.action && makes)
    return isAttack ? (event.targets ?? []).map(({ creature }) => creature) : []
  }
  return STRIKES.includes(event.kind) && 'target' in event && typeof event.target === 'string' ? [event.target] : []
}

/** The creatures whose AC has to be entered before these events: the targets of attacks, and the copies of those. */
export function missingArmorClasses(fight: Fight, events: readonly FightEvent[]): readonly string[] {
  const { creatures } = currentSnapshot(fight).state
  const unknown = Object.values(creatures).filter(
    (one) => enteredArmorClass(fight, one) === undefined && !events.some((event) => givesArmorClass(event, one.id)),
  )
  const attacked = new Set(events.flatMap((event) => attackedBy(event, creatures)))
  const targets = unknown.filter(({ id }) => attacked.has(id))
  const groups = new Set(targets.map(copyGroup))
  return unknown.filter((one) => groups.has(copyGroup(one))).map(({ id }) => id)
}
