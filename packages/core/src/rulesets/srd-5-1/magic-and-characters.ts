import { SRD_5_1_BASE_ARMOR_CLASSES } from '../../tables/d20-tests/srd-5-1-base-armor-classes.ts'
import { SRD_5_1_SPELL_PREPARATION } from '../../tables/spells-and-magic/srd-5-1-spell-preparation.ts'
import type { MagicAndCharacterRules } from '../magic-and-characters.ts'
import { srd521MagicAndCharacters } from '../srd-5-2-1/magic-and-characters.ts'

/**
 * Magic and character creation in SRD 5.1: what differs from SRD 5.2.1.
 *
 * @source SRD 5.1, Races (page 3); class tables (pages 8 to 55); Beyond 1st Level (page 56), Multiclassing (pages 57 and
 *   58); Spellcasting (pages 100 to 104); Monsters, Challenge (page 258)
 */
export const srd51MagicAndCharacters = {
  ...srd521MagicAndCharacters,
  casting: {
    ...srd521MagicAndCharacters.casting,
    slotsPerTurn: 'unlimited',
    besidesBonusActionSpell: 'action-cantrips',
    dismissal: 'impossible',
    identifyingDc: 'none',
    equallyPotent: 'unsaid',
  },
  ritual: { extraMinutes: 10, prepared: true, feature: true, componentsAtCost: false },
  spellPreparation: { number: 'by-class', classes: SRD_5_1_SPELL_PREPARATION },
  baseArmorClass: { calculations: SRD_5_1_BASE_ARMOR_CLASSES, unarmoredDefenseOnce: true },
  multiclassSpellcasting: { halfLevels: 'down' },
  halfCasters: { slotsFromLevel: 2 },
  levelHitPoints: { leastPerLevel: 'none' },
  subclassLevel: { usual: 3, others: { cleric: 1, druid: 2, sorcerer: 1, warlock: 1, wizard: 2 } },
  experienceBeyond: { perBonusFeat: 'none' },
  encounters: { weighedBy: 'challenge-rating' },
  origin: { options: ['race', 'background', 'feat'], increasesScores: 'race' },
} as const satisfies MagicAndCharacterRules
