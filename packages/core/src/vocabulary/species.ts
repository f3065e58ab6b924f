import { isOneOf } from '../one-of.ts'

/**
 * The nine species.
 *
 * @source SRD 5.2.1, Character Creation, Choose a Species (page 20)
 */
export const SPECIES = [
  'dragonborn',
  'dwarf',
  'elf',
  'gnome',
  'goliath',
  'halfling',
  'human',
  'orc',
  'tiefling',
] as const

/** The id of a species. */
export type Species = (typeof SPECIES)[number]

/** Whether a value is the id of a species. */
export const isSpecies = (value: unknown): value is Species => isOneOf(value, SPECIES)

/** A value for each of the nine species. */
export type BySpecies<Value> = Readonly<Record<Species, Value>>

/**
 * The dragons from which dragonborn descend.
 *
 * @source SRD 5.2.1, Character Origins, Draconic Ancestors (page 84)
 */
export const DRACONIC_ANCESTORS = [
  'black',
  'blue',
  'brass',
  'bronze',
  'copper',
  'gold',
  'green',
  'red',
  'silver',
  'white',
] as const

/** The id of a draconic ancestor. */
export type DraconicAncestor = (typeof DRACONIC_ANCESTORS)[number]

/** Whether a value is the id of a draconic ancestor. */
export const isDraconicAncestor = (value: unknown): value is DraconicAncestor => isOneOf(value, DRACONIC_ANCESTORS)

/**
 * The lineages of species that have a choice of them: of elves, gnomes, goliaths and tieflings.
 *
 * @source SRD 5.2.1, Character Origins, Species Descriptions (pages 85 and 86)
 */
export const LINEAGES = [
  'drow', 'high-elf', 'wood-elf',
  'forest-gnome', 'rock-gnome',
  'cloud-giant', 'fire-giant', 'frost-giant', 'hill-giant', 'stone-giant', 'storm-giant',
  'abyssal', 'chthonic', 'infernal',
] as const

/** The id of a lineage, giant ancestry or fiendish legacy. */
export type Lineage = (typeof LINEAGES)[number]

/** Whether a value is the id of a lineage, giant ancestry or fiendish legacy. */
export const isLineage = (value: unknown): value is Lineage => isOneOf(value, LINEAGES)
