import { BASE_ARMOR_CLASSES } from '../../tables/d20-tests/base-armor-classes.ts'
import { EXPERIENCE_PER_BONUS_FEAT } from '../../tables/level-advancement/character-advancement.ts'
import type { MagicAndCharacterRules } from '../magic-and-characters.ts'

/**
 * Magic and character creation in SRD 5.2.1.
 *
 * @source SRD 5.2.1, Spells: Casting Spells (pages 104 to 106), Playing the Game, Armor Class (page 7), and Character
 *   Creation, Create Your Character (page 19) to Multiclassing (page 25); Gameplay Toolbox, Combat Encounters (page 202)
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
    equallyPotent: 'most-recent',
  },
  spellDisruption: { kind: 'none' },
  ritual: { extraMinutes: 10, prepared: true, feature: false, componentsAtCost: false },
  spellPreparation: { number: 'class-table' },
  baseArmorClass: { calculations: BASE_ARMOR_CLASSES, unarmoredDefenseOnce: false },
  multiclassSpellcasting: { halfLevels: 'up' },
  halfCasters: { slotsFromLevel: 1 },
  levelHitPoints: { leastPerLevel: 1 },
  subclassLevel: { usual: 3, others: {} },
  experienceBeyond: { perBonusFeat: EXPERIENCE_PER_BONUS_FEAT },
  encounters: { weighedBy: 'budget' },
  origin: { options: ['species', 'background', 'feat'], increasesScores: 'background' },
} as const satisfies MagicAndCharacterRules
