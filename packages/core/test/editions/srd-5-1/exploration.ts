import { encumbrance, laden } from '../../../src/index.ts'
import type { Differences } from './difference.ts'

/** Differences in exploration, travel and hazards. */
export const exploration: Differences = {
  overloaded: {
    srd51: 'page 79',
    srd521: 'page 178',
    under: (rules) =>
      laden(
        { strengthScore: 10, size: 'medium', speedFeet: 30, carriedPounds: 0, hauled: { by: 'lift', pounds: 200 } },
        rules,
      ).value.speedFeet,
    gives: { 'srd-5.1': 30, 'srd-5.2.1': 5 },
  },
  encumbrance: {
    srd51: 'page 79',
    srd521: 'none',
    under: (rules) => encumbrance({ strengthScore: 10, speedFeet: 30, carriedPounds: 101 }, rules).grade,
    gives: { 'srd-5.1': 'heavily-encumbered', 'srd-5.2.1': 'none' },
  },
  suffocation: {
    srd51: 'page 86',
    srd521: 'page 189',
    under: (rules) => rules.suffocation !== 'none' && rules.suffocation.outOfBreath,
    gives: { 'srd-5.1': 'drops-to-0', 'srd-5.2.1': 'exhaustion' },
  },
  'environmental-effects': {
    srd51: 'none',
    srd521: 'page 195',
    under: (rules) => rules.environmentalEffects.length > 0,
    gives: { 'srd-5.1': false, 'srd-5.2.1': true },
  },
}
