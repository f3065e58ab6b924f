import type { Ability } from '../../vocabulary/abilities.ts'

/** A calculation of base AC without armor. */
export interface BaseArmorClassRow {
  readonly calculation: 'unarmored' | 'barbarian-unarmored-defense' | 'monk-unarmored-defense' | 'draconic-resilience'
  readonly base: number
  /** the abilities whose modifiers are added */
  readonly abilities: readonly Ability[]
  /** it stays in effect while a Shield is used */
  readonly shieldAllowed: boolean
}

/**
 * The base AC that every creature has without armor, and those that class features give instead.
 *
 * @source SRD 5.2.1, Playing the Game, Armor Class (page 7); Barbarian (page 29), Monk (page 50), Sorcerer (page 69)
 */
export const BASE_ARMOR_CLASSES = [
  { calculation: 'unarmored',                   base: 10, abilities: ['dexterity'],                 shieldAllowed: true },
  { calculation: 'barbarian-unarmored-defense', base: 10, abilities: ['dexterity', 'constitution'], shieldAllowed: true },
  { calculation: 'monk-unarmored-defense',      base: 10, abilities: ['dexterity', 'wisdom'],       shieldAllowed: false },
  { calculation: 'draconic-resilience',         base: 10, abilities: ['dexterity', 'charisma'],     shieldAllowed: true },
] as const satisfies readonly BaseArmorClassRow[]
