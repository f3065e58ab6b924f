import type { MagicAndCharacterRules } from '../magic-and-characters.ts'

/**
 * Magic and character creation in the 2012 playtest.
 *
 * @source 2012 playtest, Magic: Spell Disruption, Targets, Duration, Spells and Saving Throws, Minor Spells, Rituals
 */
export const next2012MagicAndCharacters = {
  spellFigures: { saveDcBase: 10, trainingAddsToSaveDc: false },
  casting: {
    levelZero: ['cantrip', 'orison'],
    slotsPerTurn: 'unlimited',
    besidesBonusActionSpell: 'anything',
    armorTraining: false,
    targetSeen: true,
    dismissal: 'action',
    identifyingDc: 'none',
    equallyPotent: 'unsaid',
  },
  spellDisruption: {
    kind: 'ability-check',
    dc: 10,
    meleeAbility: 'dexterity',
    meleeFeet: 5,
    environmentAbility: 'constitution',
  },
  ritual: { extraMinutes: 'own-time', prepared: false, feature: true, componentsAtCost: true },
  spellPreparation: 'none',
  baseArmorClass: 'none',
  multiclassSpellcasting: { halfLevels: 'up' },
  halfCasters: { slotsFromLevel: 1 },
  levelHitPoints: { leastPerLevel: 1 },
  subclassLevel: 'none',
  experienceBeyond: { perBonusFeat: 'none' },
  encounters: { weighedBy: 'nothing' },
  origin: { options: ['race', 'background', 'theme'], increasesScores: 'none' },
} as const satisfies MagicAndCharacterRules
