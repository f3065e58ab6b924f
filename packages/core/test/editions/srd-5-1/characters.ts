import {
  advancement,
  breathWeapon,
  breathWeaponArea,
  featObstacles,
  hitPointsOfLaterLevel,
  multiclassTraining,
  recuperationBenefits,
  serviceCopperPieces,
  speciesOutline,
  spellcasterLevel,
  spellcastingPrice,
  spellSlots,
  startingEquipment,
  subclassLevel,
} from '../../../src/index.ts'
import type { Differences } from './difference.ts'

/** Differences in characters, and in what they pay for and do between adventures. */
export const characters: Differences = {
  'multiclass-spell-slots': {
    srd51: 'page 58',
    srd521: 'page 25',
    under: (rules) => [
      spellcasterLevel({ levels: { paladin: 5, sorcerer: 3 } }, rules),
      spellSlots({ levels: { paladin: 3, wizard: 2 } }, rules).value.slots[2],
    ],
    gives: { 'srd-5.1': [5, 2], 'srd-5.2.1': [6, 3] },
  },
  'least-hit-points-of-a-level': {
    srd51: 'page 56',
    srd521: 'page 23',
    under: (rules) => hitPointsOfLaterLevel({ hitPointDie: 1, constitutionModifier: -2 }, rules),
    gives: { 'srd-5.1': -1, 'srd-5.2.1': 1 },
  },
  'ability-score-increases': {
    srd51: 'pages 3 to 7',
    srd521: 'page 21',
    under: (rules) => rules.origin.increasesScores,
    gives: { 'srd-5.1': 'race', 'srd-5.2.1': 'background' },
  },
  races: {
    srd51: 'pages 3 to 7',
    srd521: 'page 20',
    under: (rules) => [rules.origin.options, Object.keys(rules.species).toSorted()],
    gives: {
      'srd-5.1': [
        ['race', 'background', 'feat'],
        ['dragonborn', 'dwarf', 'elf', 'gnome', 'half-elf', 'half-orc', 'halfling', 'human', 'tiefling'],
      ],
      'srd-5.2.1': [
        ['species', 'background', 'feat'],
        ['dragonborn', 'dwarf', 'elf', 'gnome', 'goliath', 'halfling', 'human', 'orc', 'tiefling'],
      ],
    },
  },
  'speed-and-darkvision': {
    srd51: 'pages 3 to 6',
    srd521: 'pages 84 and 85',
    under: (rules) =>
      (['dwarf', 'gnome', 'halfling'] as const).map((species) => speciesOutline(species, rules).speedFeet),
    gives: { 'srd-5.1': [25, 25, 25], 'srd-5.2.1': [30, 30, 30] },
  },
  'dwarf-darkvision': {
    srd51: 'pages 3 to 5',
    srd521: 'page 84',
    under: (rules) =>
      (['dwarf', 'dragonborn'] as const).map((species) => speciesOutline(species, rules).darkvisionFeet),
    gives: { 'srd-5.1': [60, 0], 'srd-5.2.1': [120, 60] },
  },
  'breath-weapon': {
    srd51: 'pages 5 and 6',
    srd521: 'page 84',
    under: (rules) =>
      [1, 5, 6, 11, 16, 20].map((level) => {
        const { damage, uses } = breathWeapon({ level, constitutionModifier: 2 }, rules)
        return `${damage}, ${uses}`
      }),
    gives: {
      'srd-5.1': ['2d6, 1', '2d6, 1', '3d6, 1', '4d6, 1', '5d6, 1', '5d6, 1'],
      'srd-5.2.1': ['1d10, 2', '2d10, 3', '2d10, 3', '3d10, 4', '3d10, 5', '4d10, 6'],
    },
  },
  'breath-weapon-area': {
    srd51: 'page 5',
    srd521: 'page 84',
    under: (rules) => (['black', 'green', 'red'] as const).map((ancestor) => breathWeaponArea(ancestor, rules)),
    gives: {
      'srd-5.1': [
        { shapes: ['line'], save: 'dexterity' },
        { shapes: ['cone'], save: 'constitution' },
        { shapes: ['cone'], save: 'dexterity' },
      ],
      'srd-5.2.1': [
        { shapes: ['cone', 'line'], save: 'dexterity' },
        { shapes: ['cone', 'line'], save: 'dexterity' },
        { shapes: ['cone', 'line'], save: 'dexterity' },
      ],
    },
  },
  'known-languages': {
    srd51: 'page 59',
    srd521: 'page 20',
    under: (rules) => rules.languages !== 'none' && rules.languages.chosen,
    gives: { 'srd-5.1': 'race', 'srd-5.2.1': 2 },
  },
  'standard-languages': {
    srd51: 'page 59',
    srd521: 'page 20',
    under: (rules) => rules.languages !== 'none' && rules.languages.standard,
    gives: {
      'srd-5.1': ['common', 'dwarvish', 'elvish', 'giant', 'gnomish', 'goblin', 'halfling', 'orc'],
      'srd-5.2.1': [
        'common',
        'common-sign-language',
        'draconic',
        'dwarvish',
        'elvish',
        'giant',
        'gnomish',
        'goblin',
        'halfling',
        'orc',
      ],
    },
  },
  'exotic-languages': {
    srd51: 'page 59',
    srd521: 'page 20',
    under: (rules) => rules.languages !== 'none' && rules.languages.rare,
    gives: {
      'srd-5.1': ['abyssal', 'celestial', 'draconic', 'deep-speech', 'infernal', 'primordial', 'sylvan', 'undercommon'],
      'srd-5.2.1': [
        'abyssal',
        'celestial',
        'deep-speech',
        'druidic',
        'infernal',
        'primordial',
        'sylvan',
        'thieves-cant',
        'undercommon',
      ],
    },
  },
  backgrounds: {
    srd51: 'pages 60 and 61',
    srd521: 'pages 83 and 192',
    under: (rules) => rules.background,
    gives: {
      'srd-5.1': {
        list: ['acolyte'],
        abilities: 0,
        originFeats: 0,
        skills: 2,
        tools: 2,
        languagesInsteadOfTools: true,
        insteadCopperPieces: 'none',
      },
      'srd-5.2.1': {
        list: ['acolyte', 'criminal', 'sage', 'soldier'],
        abilities: 3,
        originFeats: 1,
        skills: 2,
        tools: 1,
        languagesInsteadOfTools: false,
        insteadCopperPieces: 5000,
      },
    },
  },
  feats: {
    srd51: 'page 75',
    srd521: 'page 87',
    under: (rules) =>
      featObstacles(
        {
          feat: 'grappler',
          level: 4,
          scores: { strength: 12, dexterity: 13, constitution: 10, intelligence: 8, wisdom: 10, charisma: 8 },
          features: [],
          feats: [],
        },
        rules,
      ),
    gives: { 'srd-5.1': ['ability-score'], 'srd-5.2.1': [] },
  },
  'generating-scores': {
    srd51: 'none',
    srd521: 'page 21',
    under: (rules) => rules.scoreGeneration,
    gives: { 'srd-5.1': [], 'srd-5.2.1': ['standard-array', 'random', 'point-cost'] },
  },
  'subclass-level': {
    srd51: 'class tables, pages 8 to 55',
    srd521: 'page 19',
    under: (rules) =>
      (['cleric', 'druid', 'fighter', 'sorcerer', 'warlock', 'wizard'] as const).map((characterClass) =>
        subclassLevel(characterClass, rules),
      ),
    gives: { 'srd-5.1': [1, 2, 3, 1, 1, 2], 'srd-5.2.1': [3, 3, 3, 3, 3, 3] },
  },
  'half-casters': {
    srd51: 'class tables, pages 30 and 35',
    srd521: 'class tables',
    under: (rules) => [1, 2, 3].map((ranger) => spellSlots({ levels: { ranger } }, rules).value.slots[1]),
    gives: { 'srd-5.1': [0, 2, 3], 'srd-5.2.1': [2, 2, 3] },
  },
  'multiclass-proficiencies': {
    srd51: 'page 57',
    srd521: 'classes, As a Multiclass Character',
    under: (rules) => [
      ...(['barbarian', 'fighter', 'monk', 'paladin', 'ranger', 'warlock'] as const).map(
        (characterClass) => multiclassTraining(characterClass, rules).weapons,
      ),
      multiclassTraining('druid', rules).armor,
    ],
    gives: {
      'srd-5.1': [
        ['simple', 'martial'],
        ['simple', 'martial'],
        ['simple', 'shortsword'],
        ['simple', 'martial'],
        ['simple', 'martial'],
        ['simple'],
        ['light', 'medium', 'shield'],
      ],
      'srd-5.2.1': [['martial'], ['martial'], [], ['martial'], ['martial'], [], ['light', 'shield']],
    },
  },
  'starting-at-higher-levels': {
    srd51: 'none',
    srd521: 'page 24',
    under: (rules) => startingEquipment(5, rules) === 'normal',
    gives: { 'srd-5.1': true, 'srd-5.2.1': false },
  },
  'bonus-feats': {
    srd51: 'none',
    srd521: 'page 24',
    under: (rules) => advancement(385000, rules).bonusFeats,
    gives: { 'srd-5.1': 0, 'srd-5.2.1': 1 },
  },
  'building-encounters': {
    srd51: 'page 258',
    srd521: 'page 202',
    under: (rules) => rules.encounters.weighedBy,
    gives: { 'srd-5.1': 'challenge-rating', 'srd-5.2.1': 'budget' },
  },
  'buying-a-casting': {
    srd51: 'page 74',
    srd521: 'page 102',
    under: (rules) => ([1, 2, 3] as const).map((level) => spellcastingPrice(level, rules)),
    gives: {
      'srd-5.1': [{ from: 1000, to: 5000 }, { from: 1000, to: 5000 }, 'negotiated'],
      'srd-5.2.1': [
        { from: 5000, to: 5000 },
        { from: 20000, to: 20000 },
        { from: 30000, to: 30000 },
      ],
    },
  },
  services: {
    srd51: 'page 74',
    srd521: 'page 102',
    under: (rules) =>
      rules.services.map(
        ({ hireling, per }) => `${hireling}: ${serviceCopperPieces({ service: hireling, count: 1 }, rules)} cp, ${per}`,
      ),
    gives: {
      'srd-5.1': [
        'coach-between-towns: 3 cp, mile',
        'coach-within-city: 1 cp, once',
        'skilled-hireling: 200 cp, day',
        'untrained-hireling: 20 cp, day',
        'messenger: 2 cp, mile',
        'toll: 1 cp, once',
        'ships-passage: 10 cp, mile',
      ],
      'srd-5.2.1': ['skilled-hireling: 200 cp, day', 'untrained-hireling: 20 cp, day', 'messenger: 2 cp, mile'],
    },
  },
  'selling-magic-items': {
    srd51: 'page 62',
    srd521: 'pages 89 and 206',
    under: (rules) => rules.magicItemPrices,
    gives: { 'srd-5.1': 'none', 'srd-5.2.1': 'by-rarity' },
  },
  'potions-and-scrolls': {
    srd51: 'page 71',
    srd521: 'page 103',
    under: (rules) => rules.magicItemsMadeAtCost,
    gives: { 'srd-5.1': false, 'srd-5.2.1': true },
  },
  'silvered-weapons': {
    srd51: 'page 65',
    srd521: 'none',
    under: (rules) => rules.silvering,
    gives: { 'srd-5.1': { copperPieces: 10000, ammunition: 10 }, 'srd-5.2.1': 'none' },
  },
  training: {
    srd51: 'page 89',
    srd521: 'none',
    under: (rules) => [rules.downtimeHoursPerDay, rules.learning],
    gives: { 'srd-5.1': [8, { days: 250, copperPiecesPerDay: 100 }], 'srd-5.2.1': ['none', 'none'] },
  },
  recuperating: {
    srd51: 'page 88',
    srd521: 'page 194',
    under: (rules) => recuperationBenefits({ days: 3, total: 15 }, rules),
    gives: {
      'srd-5.1': [{ kind: 'ends-effect' }, { kind: 'advantage', hours: 24, against: ['disease', 'poison'] }],
      'srd-5.2.1': [{ kind: 'advantage', hours: 24, against: ['contagion'] }],
    },
  },
  profession: {
    srd51: 'page 88',
    srd521: 'none',
    under: (rules) => rules.profession,
    gives: {
      'srd-5.1': { usual: 'modest', inOrganization: 'comfortable', performing: 'wealthy' },
      'srd-5.2.1': 'none',
    },
  },
  research: {
    srd51: 'page 89',
    srd521: 'none',
    under: (rules) => rules.research,
    gives: { 'srd-5.1': { copperPiecesPerDay: 100 }, 'srd-5.2.1': 'none' },
  },
}
