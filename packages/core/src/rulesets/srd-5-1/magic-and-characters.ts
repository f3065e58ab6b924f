import type { MagicAndCharacterRules } from '../magic-and-characters.ts'
import { srd521MagicAndCharacters } from '../srd-5-2-1/magic-and-characters.ts'

/**
 * Magic and character creation in SRD 5.1: what differs from SRD 5.2.1.
 *
 * @source SRD 5.1, Races (page 3); Beyond 1st Level (page 56), Multiclassing (page 58); Spellcasting (pages 100 to 104)
 */
export const srd51MagicAndCharacters = {
  ...srd521MagicAndCharacters,
  casting: {
    ...srd521MagicAndCharacters.casting,
    slotsPerTurn: 'unlimited',
    besidesBonusActionSpell: 'action-cantrips',
    dismissal: 'impossible',
    identifyingDc: 'none',
  },
  ritual: { extraMinutes: 10, prepared: true, feature: true, componentsAtCost: false },
  multiclassSpellcasting: { halfLevels: 'down' },
  levelHitPoints: { leastPerLevel: 'none' },
  origin: { options: ['race', 'background', 'feat'] },
} as const satisfies MagicAndCharacterRules
