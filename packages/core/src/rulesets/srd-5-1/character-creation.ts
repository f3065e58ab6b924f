import {
  SRD_5_1_ANCESTRAL_BREATHS,
  SRD_5_1_BREATH_WEAPON_DAMAGE,
} from '../../tables/creating-a-character/srd-5-1-breath-weapon.ts'
import {
  SRD_5_1_EXOTIC_LANGUAGES,
  SRD_5_1_STANDARD_LANGUAGES,
} from '../../tables/creating-a-character/srd-5-1-languages.ts'
import { RACE_STATISTICS } from '../../tables/creating-a-character/srd-5-1-races.ts'
import { SRD_5_1_FEATS } from '../../tables/level-advancement/srd-5-1-feats.ts'
import { SRD_5_1_MULTICLASS_TRAINING } from '../../tables/proficiency/multiclass-training.ts'
import type { CharacterCreationRules } from '../character-creation.ts'

/**
 * Creating a character in SRD 5.1. The Acolyte is its only background; the numbers are those of a customized one.
 *
 * @source SRD 5.1, Races (pages 3 to 7); Multiclassing, Proficiencies (page 57); Languages (page 59); Backgrounds (page
 *   60); Feats (page 75)
 */
export const srd51CharacterCreation = {
  species: RACE_STATISTICS,
  breathWeapon: {
    takes: 'action',
    damage: SRD_5_1_BREATH_WEAPON_DAMAGE,
    uses: 'one',
    restoredBy: 'short-rest',
    areas: { by: 'ancestry', breaths: SRD_5_1_ANCESTRAL_BREATHS },
  },
  languages: {
    standard: SRD_5_1_STANDARD_LANGUAGES.map(({ language }) => language),
    rare: SRD_5_1_EXOTIC_LANGUAGES.map(({ language }) => language),
    chosen: 'race',
  },
  background: {
    list: ['acolyte'],
    abilities: 0,
    originFeats: 0,
    skills: 2,
    tools: 2,
    languagesInsteadOfTools: true,
    insteadCopperPieces: 'none',
  },
  scoreGeneration: [],
  equipmentByLevel: false,
  feats: { optional: true, list: SRD_5_1_FEATS },
  multiclassTraining: SRD_5_1_MULTICLASS_TRAINING,
} as const satisfies CharacterCreationRules
