import type { BaseArmorClassRow } from './base-armor-classes.ts'

/**
 * The base AC without armor, and those that class features give instead, in SRD 5.1. Its text has no sentence for the
 * first row; it is what the AC of characters and monsters without armor comes to.
 *
 * @source SRD 5.1, Barbarian (page 8), Monk (page 26), Sorcerer (page 45)
 */
export const SRD_5_1_BASE_ARMOR_CLASSES = [
  { calculation: 'unarmored',                   base: 10, abilities: ['dexterity'],                 shieldAllowed: true },
  { calculation: 'barbarian-unarmored-defense', base: 10, abilities: ['dexterity', 'constitution'], shieldAllowed: true },
  { calculation: 'monk-unarmored-defense',      base: 10, abilities: ['dexterity', 'wisdom'],       shieldAllowed: false },
  { calculation: 'draconic-resilience',         base: 13, abilities: ['dexterity'],                 shieldAllowed: true },
] as const satisfies readonly BaseArmorClassRow[]
