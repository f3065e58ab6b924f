import type { Size } from '../../vocabulary/sizes.ts'
import type { BySpecies } from '../../vocabulary/species.ts'
import type { SpeciesTrait } from '../../vocabulary/species-traits.ts'

/** The size and the senses of a species, or of a race of SRD 5.1. */
export interface SpeciesOutline {
  /** chosen with the species if there are two */
  readonly sizes: readonly Size[]
  readonly speedFeet: number
  /** 0 for none */
  readonly darkvisionFeet: number
}

/** The outline of a species. All of them are Humanoid. */
export interface SpeciesRow extends SpeciesOutline {
  readonly traits: readonly SpeciesTrait[]
}

/**
 * The size, Speed, Darkvision and special traits of each species.
 *
 * @source SRD 5.2.1, Character Origins, Species Descriptions (pages 84 to 86)
 */
export const SPECIES_STATISTICS = {
  dragonborn: { sizes: ['medium'],          speedFeet: 30, darkvisionFeet:  60, traits: ['draconic-ancestry', 'breath-weapon', 'damage-resistance', 'darkvision', 'draconic-flight'] },
  dwarf:      { sizes: ['medium'],          speedFeet: 30, darkvisionFeet: 120, traits: ['darkvision', 'dwarven-resilience', 'dwarven-toughness', 'stonecunning'] },
  elf:        { sizes: ['medium'],          speedFeet: 30, darkvisionFeet:  60, traits: ['darkvision', 'elven-lineage', 'fey-ancestry', 'keen-senses', 'trance'] },
  gnome:      { sizes: ['small'],           speedFeet: 30, darkvisionFeet:  60, traits: ['darkvision', 'gnomish-cunning', 'gnomish-lineage'] },
  goliath:    { sizes: ['medium'],          speedFeet: 35, darkvisionFeet:   0, traits: ['giant-ancestry', 'large-form', 'powerful-build'] },
  halfling:   { sizes: ['small'],           speedFeet: 30, darkvisionFeet:   0, traits: ['brave', 'halfling-nimbleness', 'luck', 'naturally-stealthy'] },
  human:      { sizes: ['medium', 'small'], speedFeet: 30, darkvisionFeet:   0, traits: ['resourceful', 'skillful', 'versatile'] },
  orc:        { sizes: ['medium'],          speedFeet: 30, darkvisionFeet: 120, traits: ['adrenaline-rush', 'darkvision', 'relentless-endurance'] },
  tiefling:   { sizes: ['medium', 'small'], speedFeet: 30, darkvisionFeet:  60, traits: ['darkvision', 'fiendish-legacy', 'otherworldly-presence'] },
} as const satisfies BySpecies<SpeciesRow>
