import { hitPointsOfLaterLevel, spellcasterLevel } from '../../../src/index.ts'
import type { Differences } from './difference.ts'

/** Differences in characters. */
export const characters: Differences = {
  'multiclass-spell-slots': {
    srd51: 'page 58',
    srd521: 'page 25',
    under: (rules) => spellcasterLevel({ levels: { paladin: 5, sorcerer: 3 } }, rules),
    gives: { 'srd-5.1': 5, 'srd-5.2.1': 6 },
  },
  'least-hit-points-of-a-level': {
    srd51: 'page 56',
    srd521: 'page 23',
    under: (rules) => hitPointsOfLaterLevel({ hitPointDie: 1, constitutionModifier: -2 }, rules),
    gives: { 'srd-5.1': -1, 'srd-5.2.1': 1 },
  },
  'parts-of-a-character': {
    srd51: 'page 3',
    srd521: 'page 19',
    under: (rules) => rules.origin.options,
    gives: { 'srd-5.1': ['race', 'background', 'feat'], 'srd-5.2.1': ['species', 'background', 'feat'] },
  },
}
