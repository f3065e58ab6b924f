import { BASE_ARMOR_CLASSES } from '../../tables/d20-tests/base-armor-classes.ts'
import type { MagicAndCharacterRules } from '../magic-and-characters.ts'

/**
 * Magic and character creation in SRD 5.2.1.
 *
 * @source SRD 5.2.1, Spells: Casting Spells (pages 104 to 106), Playing the Game, Armor Class (page 7), and Character
 *   Creation, Create Your Character (page 19)
 */
export const srd521MagicAndCharacters = {
  spellFigures: { saveDcBase: 8, trainingAddsToSaveDc: true },
  casting: {
    levelZero: ['cantrip'],
    slotsPerTurn: 1,
    besidesBonusActionSpell: 'anything',
    armorTraining: true,
    targetSeen: false,
    dismissal: 'nothing',
    identifyingDc: 15,
  },
  spellDisruption: { kind: 'none' },
  ritual: { extraMinutes: 10, prepared: true, feature: false, componentsAtCost: false },
  spellPreparation: { number: 'class-table' },
  baseArmorClass: { calculations: BASE_ARMOR_CLASSES, unarmoredDefenseOnce: false },
  multiclassSpellcasting: { halfLevels: 'up' },
  levelHitPoints: { leastPerLevel: 1 },
  origin: { options: ['species', 'background', 'feat'] },
} as const satisfies MagicAndCharacterRules
