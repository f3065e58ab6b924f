import { expect, test } from 'vitest'
import { next2012 } from './next-2012.ts'
import { srd521 } from './srd-5-2-1.ts'

// SRD 5.2.1, Spells; the page follows each figure
test('magic and characters in SRD 5.2.1', () => {
  const { spellFigures, casting, spellDisruption, ritual, multiclassSpellcasting, levelHitPoints, origin } = srd521
  expect({
    spellFigures,
    casting,
    spellDisruption,
    ritual,
    multiclassSpellcasting,
    levelHitPoints,
    origin,
  }).toStrictEqual({
    spellFigures: { saveDcBase: 8, trainingAddsToSaveDc: true }, // 106
    casting: {
      levelZero: ['cantrip'], // 104
      slotsPerTurn: 1, // 105
      besidesBonusActionSpell: 'anything',
      armorTraining: true, // 104
      targetSeen: false, // 106
      dismissal: 'nothing', // 106
      identifyingDc: 15, // 106
      equallyPotent: 'most-recent', // 106
    },
    spellDisruption: { kind: 'none' },
    ritual: { extraMinutes: 10, prepared: true, feature: false, componentsAtCost: false }, // 104
    multiclassSpellcasting: { halfLevels: 'up' }, // 25
    levelHitPoints: { leastPerLevel: 1 }, // 23
    origin: { options: ['species', 'background', 'feat'], increasesScores: 'background' }, // 19, 20
  })
})

// 2012 playtest; the heading follows each figure
test('magic and characters in the 2012 playtest', () => {
  const { spellFigures, casting, spellDisruption, ritual, multiclassSpellcasting, levelHitPoints, origin } = next2012
  expect({
    spellFigures,
    casting,
    spellDisruption,
    ritual,
    multiclassSpellcasting,
    levelHitPoints,
    origin,
  }).toStrictEqual({
    spellFigures: { saveDcBase: 10, trainingAddsToSaveDc: false }, // Spells and Saving Throws
    casting: {
      levelZero: ['cantrip', 'orison'], // Minor Spells
      slotsPerTurn: 'unlimited',
      besidesBonusActionSpell: 'anything',
      armorTraining: false,
      targetSeen: true, // Targets
      dismissal: 'action', // Duration
      identifyingDc: 'none',
      equallyPotent: 'unsaid', // Stacking
    },
    spellDisruption: {
      kind: 'ability-check', // Spell Disruption
      dc: 10,
      meleeAbility: 'dexterity',
      meleeFeet: 5,
      environmentAbility: 'constitution',
    },
    ritual: { extraMinutes: 'own-time', prepared: false, feature: true, componentsAtCost: true }, // Rituals
    multiclassSpellcasting: { halfLevels: 'up' },
    levelHitPoints: { leastPerLevel: 1 },
    origin: { options: ['race', 'background', 'theme'], increasesScores: 'none' }, // Minor Spells
  })
})
