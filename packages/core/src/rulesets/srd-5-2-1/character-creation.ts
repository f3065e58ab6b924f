import { BACKGROUND_OF_ONES_OWN } from '../../tables/creating-a-character/backgrounds.ts'
import { SPECIES_STATISTICS } from '../../tables/creating-a-character/species.ts'
import { BREATH_WEAPON_DAMAGE } from '../../tables/creating-a-character/species-trait-uses.ts'
import { KNOWN_LANGUAGES } from '../../tables/creating-a-character/standard-languages.ts'
import { FEAT_TRAITS } from '../../tables/level-advancement/feats.ts'
import { MULTICLASS_TRAINING } from '../../tables/proficiency/multiclass-training.ts'
import { BACKGROUNDS } from '../../vocabulary/backgrounds.ts'
import { RARE_LANGUAGES, STANDARD_LANGUAGES } from '../../vocabulary/languages.ts'
import type { CharacterCreationRules } from '../character-creation.ts'

const { abilities, originFeats, skills, tools, equipmentCopperPieces } = BACKGROUND_OF_ONES_OWN

/**
 * Creating a character in SRD 5.2.1.
 *
 * @source SRD 5.2.1, Character Creation (pages 19 to 25), Character Origins (pages 83 to 86), Feats (pages 87 and 88)
 */
export const srd521CharacterCreation = {
  species: SPECIES_STATISTICS,
  breathWeapon: {
    takes: 'attack',
    damage: BREATH_WEAPON_DAMAGE,
    uses: 'proficiency-bonus',
    restoredBy: 'long-rest',
    areas: { by: 'choice', save: 'dexterity' },
  },
  languages: { standard: STANDARD_LANGUAGES, rare: RARE_LANGUAGES, chosen: KNOWN_LANGUAGES.others },
  background: {
    list: BACKGROUNDS,
    abilities,
    originFeats,
    skills,
    tools,
    languagesInsteadOfTools: false,
    insteadCopperPieces: equipmentCopperPieces,
  },
  scoreGeneration: ['standard-array', 'random', 'point-cost'],
  equipmentByLevel: true,
  feats: { optional: false, list: FEAT_TRAITS },
  multiclassTraining: MULTICLASS_TRAINING,
} as const satisfies CharacterCreationRules
