import type { CharacterPreset } from '@rulestone/compendium'
import { ABILITIES, type ByAbility, type DamageType, type NewEncounter, type WayToPlay } from '@rulestone/core'
import { USUAL_WAY_TO_PLAY } from '@rulestone/core/encounter'

/** The figures of a character as typed. */
export interface OwnFigures {
  readonly name: string
  readonly level: string
  readonly ac: string
  readonly hp: string
  readonly initiative: string
  readonly bonus: string
  readonly damage: string
  readonly type: DamageType | 'untyped'
  readonly attacks: string
  readonly kind: 'melee' | 'ranged'
  readonly saves: ByAbility<string>
}

/** A character of the party: a ready one of a class and level, or one with figures of its own. */
export type PartyRow =
  | { readonly kind: 'ready'; readonly preset: CharacterPreset; readonly level: number }
  | { readonly kind: 'own'; readonly figures: OwnFigures }

/** Some creatures of one kind. */
export interface CreatureRow {
  readonly id: string
  readonly count: number
}

/** Everything that a reader chooses. */
export interface EncounterState {
  readonly party: readonly PartyRow[]
  readonly creatures: readonly CreatureRow[]
  readonly way: WayToPlay
  /** with the same seed, the same encounter is played in the same way */
  readonly seed: string
}

/** The most characters of a party, the most creatures of one kind, and the most fighters of an encounter. */
export const MOST_CHARACTERS = 12
export const MOST_OF_A_KIND = 99
export const MOST_FIGHTERS = 200

/**
 * The ready characters, as `CHARACTER_PRESETS` of the compendium has them: imported, that list brings all spells into
 * the page.
 */
export const READY_CHARACTERS = ['fighter', 'cleric', 'rogue', 'wizard'] as const satisfies readonly CharacterPreset[]

const DEFAULT_LEVEL = 3

/** The example that a stranger sees: four ready characters against four goblins. */
export const EXAMPLE: EncounterState = {
  party: READY_CHARACTERS.map((preset) => ({ kind: 'ready', preset, level: DEFAULT_LEVEL })),
  creatures: [{ id: 'goblin-warrior', count: 4 }],
  way: USUAL_WAY_TO_PLAY,
  seed: '1',
}

/** The figures that a character of a reader begins with. */
export const FIRST_FIGURES: Omit<OwnFigures, 'name'> = {
  level: String(DEFAULT_LEVEL),
  ac: '16',
  hp: '28',
  initiative: '1',
  bonus: '5',
  damage: '1d8+3',
  type: 'untyped',
  attacks: '1',
  kind: 'melee',
  saves: Object.fromEntries(ABILITIES.map((ability) => [ability, '0'])) as ByAbility<string>,
}

/** A fighter of an encounter, as the page names it. */
export interface NamedFighter {
  readonly name: string
  readonly armorClass: number
  readonly hitPoints: number
  /** the id of a creature of the compendium */
  readonly creature?: string
}

/** An encounter that can be played, with what its page says about it. */
export interface PlannedEncounter {
  readonly encounter: NewEncounter
  /** in the order of the encounter */
  readonly fighters: readonly NamedFighter[]
  /** the level of each character */
  readonly levels: readonly number[]
}
