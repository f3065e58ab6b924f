import type { CharacterCreationRules } from '../character-creation.ts'

/**
 * Creating a character in the 2012 playtest: its characters are ready-made, and its rules describe no part of them.
 *
 * @source 2012 playtest, How to Play
 */
export const next2012CharacterCreation = {
  species: {},
  breathWeapon: 'none',
  languages: 'none',
  background: 'none',
  scoreGeneration: [],
  equipmentByLevel: false,
  feats: 'none',
  multiclassTraining: {},
} as const satisfies CharacterCreationRules
