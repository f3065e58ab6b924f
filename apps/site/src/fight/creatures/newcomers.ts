import type { Creature, FightEvent, FightState, JoiningCreature } from '@rulestone/core'
import type { TypedCreature } from './creature-line.ts'

/** The two sides of a fight. */
const SIDES = ['party', 'foes'] as const

/** The id of a side. */
export type Side = (typeof SIDES)[number]

/** The default distance of a newcomer from the others, in feet. */
const DEFAULT_FEET = { same: 10, other: 30 } as const

/** A joining creature, without the name and the place that it gets on joining. */
export type Newcomer = Omit<JoiningCreature, 'id' | 'place' | 'side'>

/** The newcomer that a line describes. */
export function newcomerOf(typed: TypedCreature, side: Side): Newcomer {
  const { armorClass, hitPoints, initiativeBonus, speed, attacks } = typed
  return {
    kind: side === 'party' ? 'character' : 'monster',
    hitPointMaximum: hitPoints ?? 'untold',
    attacks,
    ...(armorClass === undefined ? {} : { armorClass }),
    ...(initiativeBonus === undefined ? {} : { initiativeBonus }),
    ...(speed === undefined ? {} : { speeds: { speed } }),
  }
}

/** A name with a number after it; Chinese has no space between. */
const numbered = (name: string, number: number): string =>
  /\p{Script=Han}$/u.test(name) ? `${name}${number}` : `${name} ${number}`

/** The same for all copies of one creature: creatures of a side whose names differ only in the number. */
export const copyGroup = ({ id, side }: Pick<Creature, 'id' | 'side'>): string =>
  `${side} ${id.replace(/(?: |(?<=\p{Script=Han}))\d+$/u, '')}`

/** Names for the given number of copies, numbered if there are several or the name is taken. */
export function namesFor(name: string, copies: number, taken: readonly string[]): readonly string[] {
  if (copies === 1 && !taken.includes(name) && !taken.includes(numbered(name, 1))) return [name]
  const names: string[] = []
  for (let number = 1; names.length < copies; number += 1) {
    const one = numbered(name, number)
    if (!taken.includes(one) && !(number === 1 && taken.includes(name))) names.push(one)
  }
  return names
}

/** The events that let copies of a newcomer join a fight. */
export function joinEvents(
  { creatures }: FightState,
  name: string,
  newcomer: Newcomer,
  { side, copies = 1, count }: { readonly side: Side; readonly copies?: number; readonly count?: number },
): readonly FightEvent[] {
  const others = Object.values(creatures).map((one) => ({ id: one.id, side: one.side }))
  const names = namesFor(
    name,
    copies,
    others.map(({ id }) => id),
  )
  return names.map((id, index): FightEvent => {
    const before = [...others, ...names.slice(0, index).map((other) => ({ id: other, side }))]
    return {
      kind: 'join',
      entering: { id, side, place: { kind: 'ranges' }, ...newcomer },
      distances: before.map((other) => ({
        to: other.id,
        feet: other.side === side ? DEFAULT_FEET.same : DEFAULT_FEET.other,
      })),
      ...(count === undefined ? {} : { count }),
    }
  })
}

/** The Initiative counts entered when creatures joined before combat, by id. */
export function enteredCounts(events: readonly FightEvent[]): ReadonlyMap<string, number> {
  return new Map(
    events.flatMap((event): [string, number][] =>
      event.kind === 'join' && event.count !== undefined ? [[event.entering.id, event.count]] : [],
    ),
  )
}
