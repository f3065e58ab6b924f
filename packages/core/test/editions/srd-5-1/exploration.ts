import {
  breaksAutomatically,
  canUseStealthAtPace,
  dehydration,
  disarmTrap,
  encumbrance,
  fraction,
  harvestPoison,
  laden,
  malnutrition,
  maximumPace,
  milesInDays,
  milesInHours,
  paceCircumstances,
  passivePerceptionAtPace,
  poisonOutcome,
  poisonStatistics,
  trapAtLevel,
  trapOutcome,
  travelTerrain,
} from '../../../src/index.ts'
import type { Differences } from './difference.ts'

/** Differences in exploration, travel and hazards. */
export const exploration: Differences = {
  overloaded: {
    srd51: 'page 80',
    srd521: 'page 178',
    under: (rules) =>
      laden(
        { strengthScore: 10, size: 'medium', speedFeet: 30, carriedPounds: 0, hauled: { by: 'lift', pounds: 200 } },
        rules,
      ).value.speedFeet,
    gives: { 'srd-5.1': 30, 'srd-5.2.1': 5 },
  },
  encumbrance: {
    srd51: 'page 80',
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
  'fast-pace': {
    srd51: 'page 84',
    srd521: 'page 12',
    under: (rules) => [
      passivePerceptionAtPace('fast', rules),
      paceCircumstances({ pace: 'fast', skill: 'survival' }, rules).map(({ gives }) => gives),
      canUseStealthAtPace('fast', rules),
    ],
    gives: { 'srd-5.1': [-5, [], false], 'srd-5.2.1': [-5, ['disadvantage'], true] },
  },
  'normal-pace': {
    srd51: 'page 84',
    srd521: 'page 12',
    under: (rules) => [
      paceCircumstances({ pace: 'normal', skill: 'stealth' }, rules).map(({ gives }) => gives),
      canUseStealthAtPace('normal', rules),
    ],
    gives: { 'srd-5.1': [[], false], 'srd-5.2.1': [['disadvantage'], true] },
  },
  'slow-pace': {
    srd51: 'page 84',
    srd521: 'page 12',
    under: (rules) => [
      passivePerceptionAtPace('slow', rules),
      paceCircumstances({ pace: 'slow', skill: 'survival' }, rules).map(({ gives }) => gives),
      canUseStealthAtPace('slow', rules),
    ],
    gives: { 'srd-5.1': [0, [], true], 'srd-5.2.1': [5, ['advantage'], true] },
  },
  'hard-going': {
    srd51: 'page 85',
    srd521: 'page 192',
    under: (rules) => [
      maximumPace({ terrain: 'mountain' }, rules).value,
      milesInDays({ pace: 'normal', days: 1, difficultTerrain: true }, rules),
    ],
    gives: { 'srd-5.1': ['fast', 12], 'srd-5.2.1': ['slow', 24] },
  },
  'travel-terrains': {
    srd51: 'none',
    srd521: 'page 192',
    under: (rules) => {
      const row = travelTerrain('swamp', rules)
      return row === 'none' ? row : [row.foragingDc, row.navigationDc, row.searchDc, row.encounterDistanceFeet]
    },
    gives: { 'srd-5.1': 'none', 'srd-5.2.1': [10, 15, 20, '2d8*10'] },
  },
  'mounted-gallop': {
    srd51: 'page 84',
    srd521: 'page 12',
    under: (rules) => milesInHours({ pace: 'normal', hours: 1, doubledHours: 1 }, rules),
    gives: { 'srd-5.1': 8, 'srd-5.2.1': 6 },
  },
  'special-movement': {
    srd51: 'page 84',
    srd521: 'page 192',
    under: ({ travel }) => travel.decidedBy === 'pace' && travel.ratesByHighSpeed,
    gives: { 'srd-5.1': false, 'srd-5.2.1': true },
  },
  malnutrition: {
    srd51: 'pages 86 and 87',
    srd521: 'page 185',
    under: (rules) => [
      malnutrition({ size: 'large', eatenPounds: fraction(1), earlierDaysWithoutFood: 3 }, rules).value.save,
      malnutrition({ size: 'medium', eatenPounds: fraction(0), earlierDaysWithoutFood: 3 }, rules).value
        .exhaustionLevels,
    ],
    gives: {
      'srd-5.1': ['none', 1],
      'srd-5.2.1': [{ ability: 'constitution', dc: 10, exhaustionLevels: 1 }, 0],
    },
  },
  dehydration: {
    srd51: 'page 87',
    srd521: 'page 181',
    under: (rules) => [
      dehydration({ size: 'medium', drunkGallons: fraction(1, 2), exhaustionLevel: 1 }, rules).value.save,
      dehydration({ size: 'medium', drunkGallons: fraction(1), hotWeather: true }, rules).value.mayRemoveExhaustion,
      dehydration({ size: 'medium', drunkGallons: fraction(0), exhaustionLevel: 1 }, rules).value.exhaustionLevels,
    ],
    gives: {
      'srd-5.1': [{ ability: 'constitution', dc: 15, exhaustionLevels: 2 }, false, 2],
      'srd-5.2.1': ['none', true, 1],
    },
  },
  burning: {
    srd51: 'none',
    srd521: 'page 178',
    under: (rules) => rules.hazards.includes('burning'),
    gives: { 'srd-5.1': false, 'srd-5.2.1': true },
  },
  'breaking-without-damage': {
    srd51: 'page 87',
    srd521: 'pages 12 and 177',
    under: (rules) => breaksAutomatically({ fragile: true, magical: false }, rules),
    gives: { 'srd-5.1': false, 'srd-5.2.1': true },
  },
  'purple-worm-poison': {
    srd51: 'page 205',
    srd521: 'page 198',
    under: (rules) => {
      const { saveDc, damage } = poisonStatistics('purple-worm-poison', rules)
      return [saveDc, damage]
    },
    gives: { 'srd-5.1': [19, '12d6'], 'srd-5.2.1': [21, '10d6'] },
  },
  'wyvern-poison': {
    srd51: 'page 205',
    srd521: 'page 198',
    under: (rules) => poisonOutcome({ poison: 'wyvern-poison', total: 14 }, rules).damage,
    gives: { 'srd-5.1': 'all', 'srd-5.2.1': 'half' },
  },
  torpor: {
    srd51: 'page 205',
    srd521: 'page 198',
    under: (rules) => poisonOutcome({ poison: 'torpor', total: 1 }, rules).conditions,
    gives: { 'srd-5.1': ['poisoned', 'incapacitated'], 'srd-5.2.1': ['poisoned'] },
  },
  'harvesting-poison': {
    srd51: 'pages 204 and 205',
    srd521: 'page 197',
    under: (rules) => [rules.poisons !== 'none' && rules.poisons.applying, harvestPoison(10, rules)],
    gives: { 'srd-5.1': ['unsaid', 'dose'], 'srd-5.2.1': ['bonus-action', 'exposed'] },
  },
  diseases: {
    srd51: 'pages 199 and 200',
    srd521: 'page 194',
    under: ({ afflictions }) => [afflictions.includes('diseases'), afflictions.includes('magical-contagions')],
    gives: { 'srd-5.1': [true, false], 'srd-5.2.1': [false, true] },
  },
  madness: {
    srd51: 'pages 201 and 202',
    srd521: 'page 196',
    under: ({ afflictions }) => [afflictions.includes('madness'), afflictions.includes('fear-and-mental-stress')],
    gives: { 'srd-5.1': [true, false], 'srd-5.2.1': [false, true] },
  },
  curses: {
    srd51: 'none',
    srd521: 'page 193',
    under: ({ afflictions }) => afflictions.includes('curses'),
    gives: { 'srd-5.1': false, 'srd-5.2.1': true },
  },
  'traps-by-level': {
    srd51: 'page 196',
    srd521: 'page 199',
    under: (rules) => trapAtLevel({ trap: 'poisoned-needle', level: 20 }, rules).severity,
    gives: { 'srd-5.1': 'none', 'srd-5.2.1': 'nuisance' },
  },
  'collapsing-roof': {
    srd51: 'page 196',
    srd521: 'page 199',
    under: (rules) => [
      trapAtLevel({ trap: 'collapsing-roof', level: 1 }, rules).damage,
      trapOutcome({ trap: 'collapsing-roof', level: 1, saveTotal: 14 }, rules).damage,
      disarmTrap({ trap: 'collapsing-roof', by: 'cut-or-avoid', total: 14 }, rules),
    ],
    gives: {
      'srd-5.1': ['4d10[bludgeoning]', 'all', 'triggered'],
      'srd-5.2.1': ['2d10[bludgeoning]', 'half', 'disarmed'],
    },
  },
  'falling-net': {
    srd51: 'pages 196 and 197',
    srd521: 'page 199',
    under: (rules) => [
      trapOutcome({ trap: 'falling-net', level: 1, saveTotal: 10 }, rules).conditions,
      trapOutcome({ trap: 'falling-net', level: 1, saveTotal: 9 }, rules).conditions,
    ],
    gives: { 'srd-5.1': [['restrained'], ['restrained', 'prone']], 'srd-5.2.1': [[], ['restrained']] },
  },
  'fire-statue': {
    srd51: 'page 197',
    srd521: 'pages 199 and 200',
    under: (rules) => {
      const { saveDc, damage, feet } = trapAtLevel({ trap: 'fire-casting-statue', level: 1 }, rules)
      return [saveDc, damage, feet]
    },
    gives: { 'srd-5.1': [13, '4d10[fire]', 30], 'srd-5.2.1': [15, '2d10[fire]', 15] },
  },
  'poison-darts': {
    srd51: 'pages 197 and 198',
    srd521: 'page 200',
    under: (rules) => {
      const { saveDc, damage } = trapAtLevel({ trap: 'poisoned-darts', level: 1 }, rules)
      return [saveDc, damage, trapOutcome({ trap: 'poisoned-darts', level: 1, saveTotal: 20 }, rules).damage]
    },
    gives: { 'srd-5.1': [15, '2d10[poison]', 'half'], 'srd-5.2.1': [13, '1d6[poison]', 'none'] },
  },
  'poison-needle': {
    srd51: 'page 198',
    srd521: 'pages 200 and 201',
    under: (rules) => [
      trapOutcome({ trap: 'poisoned-needle', level: 1, saveTotal: 15 }, rules),
      trapOutcome({ trap: 'poisoned-needle', level: 1, saveTotal: 14 }, rules).conditions,
    ],
    gives: {
      'srd-5.1': [{ saved: true, damage: 'all', conditions: [] }, ['poisoned']],
      'srd-5.2.1': [{ saved: true, damage: 'half', conditions: [] }, []],
    },
  },
  'spiked-pit': {
    srd51: 'page 197',
    srd521: 'page 201',
    under: (rules) => trapAtLevel({ trap: 'spiked-pit', level: 1 }, rules).damage,
    gives: { 'srd-5.1': '1d6[bludgeoning]+2d10[piercing]', 'srd-5.2.1': '1d6[bludgeoning]+2d8[piercing]' },
  },
  'traps-of-one-edition': {
    srd51: 'pages 196 to 198',
    srd521: 'pages 199 to 201',
    under: (rules) => rules.traps !== 'none' && rules.traps.list,
    gives: {
      'srd-5.1': [
        'collapsing-roof',
        'falling-net',
        'fire-casting-statue',
        'hidden-pit',
        'locking-pit',
        'poisoned-darts',
        'poisoned-needle',
        'rolling-stone',
        'simple-pit',
        'sphere-of-annihilation',
        'spiked-pit',
      ],
      'srd-5.2.1': [
        'collapsing-roof',
        'falling-net',
        'fire-casting-statue',
        'hidden-pit',
        'poisoned-darts',
        'poisoned-needle',
        'rolling-stone',
        'spiked-pit',
      ],
    },
  },
}
