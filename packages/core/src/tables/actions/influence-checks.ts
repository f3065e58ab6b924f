import type { Ability } from '../../vocabulary/abilities.ts'
import { CREATURE_TYPES, type CreatureType } from '../../vocabulary/creature-types.ts'
import type { InfluenceInteraction } from '../../vocabulary/influence-interactions.ts'
import type { Skill } from '../../vocabulary/skills.ts'
import { type Table, term, words } from '../table.ts'

/** The ability check for a way of influencing a monster. */
export interface InfluenceCheckRow {
  readonly interaction: InfluenceInteraction
  readonly ability: Ability
  readonly skill: Skill
  /** the monster has to understand you */
  readonly understands: boolean
  /** the types of monster that it works on */
  readonly creatureTypes: readonly CreatureType[]
}

/**
 * The ability check that the Influence action suggests, by the kind of interaction.
 *
 * @source SRD 5.2.1, Rules Glossary, Influence Checks (page 184)
 */
export const INFLUENCE_CHECKS = [
  { interaction: 'deceiving',    ability: 'charisma', skill: 'deception',       understands: true,  creatureTypes: CREATURE_TYPES },
  { interaction: 'intimidating', ability: 'charisma', skill: 'intimidation',    understands: false, creatureTypes: CREATURE_TYPES },
  { interaction: 'amusing',      ability: 'charisma', skill: 'performance',     understands: false, creatureTypes: CREATURE_TYPES },
  { interaction: 'persuading',   ability: 'charisma', skill: 'persuasion',      understands: true,  creatureTypes: CREATURE_TYPES },
  { interaction: 'coaxing',      ability: 'wisdom',   skill: 'animal-handling', understands: false, creatureTypes: ['beast', 'monstrosity'] },
] as const satisfies readonly InfluenceCheckRow[]

/** The Influence Checks table as a reader sees it. */
export const influenceChecksTable: Table = {
  id: 'influence-checks',
  source: { document: 'SRD 5.2.1', heading: 'Influence Checks', page: 184 },
  columns: ['skill', 'ability', 'interaction'],
  rows: INFLUENCE_CHECKS.map(({ ability, skill, interaction }) => [term(skill), term(ability), words(interaction)]),
}
