import type { ChallengeRating, EncounterMember } from '@rulestone/core'
import type { CompendiumCreature } from '../../fight/compendium-creatures.ts'
import { namesFor } from '../../fight/index.ts'
import type { T } from '../../shared/make-t.ts'
import type { ReadyCharacters } from '../ready-characters.ts'
import type { CreatureRow, EncounterState, NamedFighter, PartyRow, PlannedEncounter } from './encounter-state.ts'
import { MOST_FIGHTERS } from './encounter-state.ts'
import { figureProblems, ownMember } from './own-figures.ts'

/** The fighters that a reader can choose, loaded when the page opens. */
export interface Fighters {
  readonly characters: ReadyCharacters
  readonly creatures: ReadonlyMap<string, CompendiumCreature>
}

/** Why an encounter cannot be played as it is. */
export type PlanProblem = 'no-party' | 'no-creatures' | 'too-many' | 'figures'

type Unnamed = Omit<EncounterMember, 'id'>

/** A fighter before it has a name of its own. */
interface Nameless {
  readonly name: string
  readonly member: Unnamed
  readonly creature?: string
}

const characterOf = (row: PartyRow, { characters }: Fighters, t: T): Nameless[] => {
  if (row.kind === 'own')
    return [{ name: row.figures.name.trim() || t('own.nameless'), member: ownMember(row.figures, t('own.attack')) }]
  const member = characters[row.preset][row.level - 1]
  return member ? [{ name: t(`classes.${row.preset}`), member }] : []
}

function creaturesOf({ id, count }: CreatureRow, { creatures }: Fighters): Nameless[] {
  const one = creatures.get(id)
  return one ? Array.from({ length: count }, () => ({ name: one.name, member: one.newcomer, creature: id })) : []
}

/** A name for each fighter, numbered where several have the same. */
function withNames(fighters: readonly Nameless[]): readonly (Nameless & { readonly id: string })[] {
  const copies = new Map<string, number>()
  for (const { name } of fighters) copies.set(name, (copies.get(name) ?? 0) + 1)
  const left = new Map<string, string[]>()
  const taken: string[] = []
  for (const [name, count] of copies) {
    const names = namesFor(name, count, taken)
    left.set(name, [...names])
    taken.push(...names)
  }
  return fighters.map((one) => ({ ...one, id: left.get(one.name)?.shift() ?? one.name }))
}

const memberOf = ({ id, member }: { readonly id: string; readonly member: Unnamed }): EncounterMember => ({
  ...member,
  id,
})

const namedOf = ({
  id,
  member: { armorClass = 10, hitPointMaximum },
  creature,
}: Nameless & { readonly id: string }): NamedFighter => ({
  name: id,
  armorClass,
  hitPoints: Number(hitPointMaximum),
  ...(creature !== undefined && { creature }),
})

/** The encounter that a reader has chosen, or why it cannot be played. */
export function planEncounter(state: EncounterState, fighters: Fighters, t: T): PlannedEncounter | PlanProblem {
  if (state.party.some((row) => row.kind === 'own' && figureProblems(row.figures).length > 0)) return 'figures'
  const party = state.party.flatMap((row) => characterOf(row, fighters, t))
  const creatures = state.creatures.flatMap((row) => creaturesOf(row, fighters))
  if (party.length === 0) return 'no-party'
  if (creatures.length === 0) return 'no-creatures'
  if (party.length + creatures.length > MOST_FIGHTERS) return 'too-many'
  const named = withNames([...party, ...creatures])
  const [own, others] = [named.slice(0, party.length), named.slice(party.length)]
  return {
    encounter: { party: own.map(memberOf), creatures: others.map(memberOf), way: state.way },
    fighters: named.map(namedOf),
    levels: party.map(({ member }) => member.level ?? 1),
  }
}

/** The Challenge Rating of each creature. */
export const ratingsOf = (state: EncounterState, { creatures }: Fighters): readonly ChallengeRating[] =>
  state.creatures.flatMap(({ id, count }) => {
    const one = creatures.get(id)
    return one ? Array.from({ length: count }, () => one.rating) : []
  })

/** A kind of fighter in an encounter. */
export interface FighterKind {
  readonly name: string
  readonly member: Unnamed
  /** whether it has a stat block */
  readonly isCreature: boolean
}

/** The fighters of an encounter, each kind once. */
export function fighterKinds(state: EncounterState, fighters: Fighters, t: T): readonly FighterKind[] {
  const party = state.party.flatMap((row) =>
    row.kind === 'own' && figureProblems(row.figures).length > 0 ? [] : characterOf(row, fighters, t),
  )
  const creatures = state.creatures.flatMap((row) => creaturesOf({ ...row, count: 1 }, fighters))
  const kinds = new Map(
    [...party, ...creatures].map(({ name, member, creature }) => [
      name,
      { name, member, isCreature: creature !== undefined },
    ]),
  )
  return Array.from(kinds.values())
}
