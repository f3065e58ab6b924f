import { isOneOf } from '../one-of.ts'

/**
 * The special traits of the species, in the order of their descriptions. Several species have `darkvision`.
 *
 * @source SRD 5.2.1, Character Origins, Species Descriptions (pages 84 to 86)
 */
export const SPECIES_TRAITS = [
  'draconic-ancestry', 'breath-weapon', 'damage-resistance', 'darkvision', 'draconic-flight',
  'dwarven-resilience', 'dwarven-toughness', 'stonecunning',
  'elven-lineage', 'fey-ancestry', 'keen-senses', 'trance',
  'gnomish-cunning', 'gnomish-lineage',
  'giant-ancestry', 'large-form', 'powerful-build',
  'brave', 'halfling-nimbleness', 'luck', 'naturally-stealthy',
  'resourceful', 'skillful', 'versatile',
  'adrenaline-rush', 'relentless-endurance',
  'fiendish-legacy', 'otherworldly-presence',
] as const

/** The id of a special trait of a species. */
export type SpeciesTrait = (typeof SPECIES_TRAITS)[number]

/** Whether a value is the id of a special trait of a species. */
export const isSpeciesTrait = (value: unknown): value is SpeciesTrait => isOneOf(value, SPECIES_TRAITS)
