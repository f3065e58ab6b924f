import { createFight, type NewAttack, type NewCreature } from '../fight/create-fight.ts'
import type { OnHit, SavingEffect, SpecialAction } from '../fight/stat-block.ts'
import type { FightState, Range } from '../fight/state.ts'
import { isOneOf } from '../one-of.ts'
import { type Line, lineFeet, lineOf } from './lines.ts'

/** The two sides of an encounter. */
export const ENCOUNTER_SIDES = ['party', 'creatures'] as const

/** The id of a side of an encounter. */
export type EncounterSide = (typeof ENCOUNTER_SIDES)[number]

/** Whether a value is the id of a side of an encounter. */
export const isEncounterSide = (value: unknown): value is EncounterSide => isOneOf(value, ENCOUNTER_SIDES)

/** Whom a creature attacks first, of the enemies that it can attack. */
export const PREFERRED_TARGETS = ['fewest-hit-points', 'most-hit-points', 'random'] as const

/** The id of a choice of targets. */
export type PreferredTarget = (typeof PREFERRED_TARGETS)[number]

/** Whether a value is the id of a choice of targets. */
export const isPreferredTarget = (value: unknown): value is PreferredTarget => isOneOf(value, PREFERRED_TARGETS)

/** How many of the enemies within its distance an area catches; half is rounded up. */
export const AREA_CATCHES = ['one', 'half', 'all'] as const

/** The id of a share of the enemies that an area catches. */
export type AreaCatch = (typeof AREA_CATCHES)[number]

/** Whether a value is the id of a share of the enemies that an area catches. */
export const isAreaCatch = (value: unknown): value is AreaCatch => isOneOf(value, AREA_CATCHES)

/** How the sides of an encounter play. */
export interface WayToPlay {
  readonly targets: Readonly<Record<EncounterSide, PreferredTarget>>
  readonly areaCatches: AreaCatch
  /** whether what can be used only so often, or must recharge, is used as soon as it is the best; otherwise never */
  readonly limitedUses: boolean
}

/** How the sides play if nothing else is said. */
export const USUAL_WAY_TO_PLAY: WayToPlay = {
  targets: { party: 'fewest-hit-points', creatures: 'random' },
  areaCatches: 'half',
  limitedUses: true,
}

/** A member of an encounter: a creature of a fight without side and place. Its id is unique within the encounter. */
export interface EncounterMember extends Omit<NewCreature, 'side' | 'place'> {
  /** by default, behind if its strongest attack can be made at range */
  readonly line?: Line
}

/** The input for an encounter. */
export interface NewEncounter {
  readonly party: readonly EncounterMember[]
  readonly creatures: readonly EncounterMember[]
  readonly way?: Partial<WayToPlay>
}

/** An encounter: a fight at ranges before Initiative, the line of each creature, and how the sides play. */
export interface Encounter {
  readonly fight: FightState
  readonly lines: Readonly<Record<string, Line>>
  readonly way: WayToPlay
}

const withoutConditions = ({ conditions, ...effect }: SavingEffect): SavingEffect => effect

/** What follows a hit, without conditions. */
function damageOnHit({ save }: OnHit): OnHit | undefined {
  return save && { save: withoutConditions(save) }
}

function plainAttack({ onHit, ...attack }: NewAttack): NewAttack {
  const follows = onHit && damageOnHit(onHit)
  return follows ? { ...attack, onHit: follows } : attack
}

const plainAction = ({ save, ...action }: SpecialAction): SpecialAction =>
  save ? { ...action, save: withoutConditions(save) } : action

/**
 * A member as an encounter plays it: a creature of a fight without the conditions that its hits and effects bring.
 *
 * @example
 * const club = { id: 'club', damage: '1d4', damageType: 'bludgeoning', onHit: { conditions: [{ condition: 'prone' }] } } as const
 * playedMember({ id: 'ogre', line: 'front', attacks: [club] }).attacks // => [{ id: 'club', damage: '1d4', damageType: 'bludgeoning' }]
 */
export function playedMember({
  line,
  attacks = [],
  specialActions = [],
  ...member
}: EncounterMember): Omit<NewCreature, 'side' | 'place'> {
  return { ...member, attacks: attacks.map(plainAttack), specialActions: specialActions.map(plainAction) }
}

/**
 * An encounter of a party and creatures. Conditions that come with a hit or a failed save are left out of it; the lines in which
 * both sides stand decide the distances.
 *
 * @throws RangeError if a side has nobody, two members have the same id, or a figure or a damage notation is invalid
 * @example
 * const wolf = { kind: 'monster', hitPointMaximum: 11, attacks: [{ id: 'bite', ability: 'none', bonus: 4, damage: '1d6+2', damageType: 'piercing' }] } as const
 * const encounter = createEncounter({ party: [{ id: 'hero', hitPointMaximum: 12 }], creatures: [{ ...wolf, id: 'wolf' }] })
 * encounter.lines // => { hero: 'front', wolf: 'front' }
 */
export function createEncounter({ party, creatures, way = {} }: NewEncounter): Encounter {
  for (const [side, members] of [
    ['party', party],
    ['creatures', creatures],
  ] as const) {
    if (members.length === 0) throw new RangeError(`${side} has nobody; it must have at least one member.`)
  }
  const members = [
    ...party.map((member) => ({ member, side: 'party' as const })),
    ...creatures.map((member) => ({ member, side: 'creatures' as const })),
  ]
  const chosen = members.map(({ member, side }) => ({ id: member.id, side, line: member.line ?? lineOf(member) }))
  const hasFront = (side: EncounterSide): boolean => chosen.some((one) => one.side === side && one.line === 'front')
  const lines = Object.fromEntries(chosen.map(({ id, side, line }) => [id, hasFront(side) ? line : 'front']))
  const ranges = party.flatMap(({ id }) =>
    creatures.map(
      ({ id: other }): Range => ({
        between: [id, other],
        feet: lineFeet(lines[id] ?? 'front', lines[other] ?? 'front'),
      }),
    ),
  )
  const fight = createFight({
    creatures: members.map(({ member, side }) => ({ ...playedMember(member), side, place: { kind: 'ranges' } })),
    ranges,
  })
  return { fight, lines, way: { ...USUAL_WAY_TO_PLAY, ...way } }
}
