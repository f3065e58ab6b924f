import {
  craftingDays,
  doffMinutes,
  drawnLoadPounds,
  equipmentCost,
  fraction,
  gearCheck,
  handsRequired,
  shieldBonus,
  shieldDrawbacks,
  spreadGearSaveDc,
  thrownGearTest,
  tooHeavy,
  tooNear,
  weaponAttack,
  weaponDamageDice,
  weaponHasProperty,
  weaponMastery,
} from '../../../src/index.ts'
import type { Differences } from './difference.ts'

/** Differences in weapons, armor, gear, tools, mounts and vehicles, food and crafting. */
export const equipment: Differences = {
  trident: {
    srd51: 'page 66',
    srd521: 'page 91',
    under: (rules) =>
      ([1, 2] as const).map((hands) => weaponDamageDice({ weapon: 'trident', kind: 'melee', hands }, rules)),
    gives: { 'srd-5.1': ['1d6', '1d8'], 'srd-5.2.1': ['1d8', '1d10'] },
  },
  'war-pick': {
    srd51: 'page 66',
    srd521: 'page 91',
    under: (rules) => [
      weaponHasProperty({ weapon: 'war-pick', property: 'versatile' }, rules),
      weaponDamageDice({ weapon: 'war-pick', kind: 'melee', hands: 2 }, rules),
    ],
    gives: { 'srd-5.1': [false, '1d8'], 'srd-5.2.1': [true, '1d10'] },
  },
  warhammer: {
    srd51: 'page 66',
    srd521: 'page 91',
    under: (rules) => equipmentCost([{ item: 'warhammer', quantity: 1 }], rules).weightPounds,
    gives: { 'srd-5.1': 2, 'srd-5.2.1': 5 },
  },
  lance: {
    srd51: 'pages 65 and 66',
    srd521: 'page 91',
    under: (rules) => [
      weaponDamageDice({ weapon: 'lance', kind: 'melee', hands: 2 }, rules),
      [false, true].map((mounted) => handsRequired({ weapon: 'lance', mounted }, rules)),
      weaponHasProperty({ weapon: 'lance', property: 'heavy' }, rules),
      [5, 10].map((distanceFeet) => tooNear({ weapon: 'lance', distanceFeet }, rules)),
      weaponAttack(
        {
          weapon: 'lance',
          scores: { strength: 16, dexterity: 10 },
          proficiencyBonus: 2,
          proficient: true,
          distanceFeet: 5,
        },
        rules,
      ).value.circumstances.length,
    ],
    gives: {
      'srd-5.1': ['1d12', [2, 1], false, [true, false], 1],
      'srd-5.2.1': ['1d10', [2, 1], true, [false, false], 0],
    },
  },
  net: {
    srd51: 'page 65',
    srd521: 'page 98',
    under: (rules) => {
      const { decidedBy, gear } = rules.thrownGear
      const { rangeFeet, longFeet } = gear.net
      return [decidedBy, rangeFeet, longFeet, gearCheck({ gear: 'net', use: 'free' }, rules), rules.gearFigures.net]
    },
    gives: {
      'srd-5.1': [
        'attack-roll',
        5,
        15,
        { gear: 'net', use: 'free', ability: 'strength', dc: 10 },
        { armorClass: 10, slashingDamageToBreak: 5 },
      ],
      'srd-5.2.1': [
        'saving-throw',
        15,
        undefined,
        { gear: 'net', use: 'free', ability: 'strength', skill: 'athletics', dc: 10 },
        { escapeWithinFeet: 5, armorClass: 10, hitPoints: 5 },
      ],
    },
  },
  firearms: {
    srd51: 'none',
    srd521: 'page 91',
    under: (rules) => [rules.weapons.musket?.damage, rules.weapons.pistol?.damage],
    gives: { 'srd-5.1': [undefined, undefined], 'srd-5.2.1': ['1d12', '1d10'] },
  },
  'heavy-weapons': {
    srd51: 'page 65',
    srd521: 'page 89',
    under: (rules) => [
      tooHeavy({ weapon: 'greatsword', scores: { strength: 18, dexterity: 10 }, size: 'small' }, rules),
      tooHeavy({ weapon: 'greatsword', scores: { strength: 12, dexterity: 10 }, size: 'medium' }, rules),
    ],
    gives: { 'srd-5.1': [true, false], 'srd-5.2.1': [false, true] },
  },
  'drawing-to-throw': {
    srd51: 'pages 65 and 91',
    srd521: 'page 90',
    under: (rules) => rules.drawingToThrow,
    gives: { 'srd-5.1': 'object-interaction', 'srd-5.2.1': 'part-of-attack' },
  },
  'weapon-mastery': {
    srd51: 'none',
    srd521: 'page 90',
    under: (rules) => [weaponMastery('rapier', rules), weaponMastery('greataxe', rules)],
    gives: { 'srd-5.1': ['none', 'none'], 'srd-5.2.1': ['vex', 'cleave'] },
  },
  'untrained-shield': {
    srd51: 'pages 62 and 63',
    srd521: 'page 92',
    under: (rules) => [shieldBonus({ trained: false }, rules), shieldDrawbacks({ trained: false }, rules)],
    gives: {
      'srd-5.1': [2, { disadvantageOn: ['strength', 'dexterity'], canCastSpells: false }],
      'srd-5.2.1': [0, { disadvantageOn: [], canCastSpells: true }],
    },
  },
  doffing: {
    srd51: 'page 64',
    srd521: 'page 92',
    under: (rules) => doffMinutes({ category: 'heavy', helped: true }, rules),
    gives: { 'srd-5.1': fraction(5, 2), 'srd-5.2.1': fraction(5) },
  },
  'drinking-a-potion': {
    srd51: 'page 68',
    srd521: 'page 99',
    under: (rules) => rules.gearUse['potion-of-healing'],
    gives: { 'srd-5.1': 'action', 'srd-5.2.1': 'bonus-action' },
  },
  'acid-and-fire': {
    srd51: 'page 66',
    srd521: 'page 94',
    under: (rules) => [
      thrownGearTest({ dexterityModifier: 3, proficiencyBonus: 2 }, rules),
      rules.thrownGear.takes,
      rules.thrownGear.gear.acid.splashFeet,
      rules.thrownGear.gear['alchemists-fire'].effect,
      gearCheck({ gear: 'alchemists-fire', use: 'put-out' }, rules),
    ],
    gives: {
      'srd-5.1': [
        { decidedBy: 'attack-roll', attackBonus: 3 },
        'action',
        5,
        'damage-each-turn',
        { gear: 'alchemists-fire', use: 'put-out', ability: 'dexterity', dc: 10 },
      ],
      'srd-5.2.1': [
        { decidedBy: 'saving-throw', ability: 'dexterity', dc: 13 },
        'attack',
        undefined,
        'burning',
        'none',
      ],
    },
  },
  'holy-water': {
    srd51: 'page 67',
    srd521: 'page 97',
    under: (rules) => rules.thrownGear.gear['holy-water'].damage,
    gives: { 'srd-5.1': '2d6', 'srd-5.2.1': '2d8' },
  },
  oil: {
    srd51: 'page 68',
    srd521: 'page 98',
    under: (rules) => [rules.thrownGear.decidedBy, rules.thrownGear.gear.oil.splashFeet],
    gives: { 'srd-5.1': ['attack-roll', 5], 'srd-5.2.1': ['saving-throw', undefined] },
  },
  'basic-poison': {
    srd51: 'page 68',
    srd521: 'page 99',
    under: (rules) => [rules.gearUse['basic-poison'], rules.gearFigures['basic-poison']],
    gives: {
      'srd-5.1': [
        'action',
        { weaponsCoated: 1, ammunitionCoated: 3, extraDamage: '1d4', potencyMinutes: 1, saveDc: 10 },
      ],
      'srd-5.2.1': ['bonus-action', { weaponsCoated: 1, ammunitionCoated: 3, extraDamage: '1d4', potencyMinutes: 1 }],
    },
  },
  antitoxin: {
    srd51: 'page 66',
    srd521: 'page 96',
    under: (rules) => {
      const row = rules.gearBenefits.find(({ gear }) => gear === 'antitoxin')
      return [rules.gearUse.antitoxin, row?.occasion, row?.notFor]
    },
    gives: {
      'srd-5.1': ['unsaid', 'against-poison', ['construct', 'undead']],
      'srd-5.2.1': ['bonus-action', 'avoiding-or-ending-poisoned', undefined],
    },
  },
  caltrops: {
    srd51: 'page 67',
    srd521: 'page 96',
    under: (rules) => [
      [false, true].map((halfSpeed) => spreadGearSaveDc({ gear: 'caltrops', halfSpeed }, rules)),
      rules.spreadGear.caltrops.effect,
      rules.spreadGear.caltrops.slowedFeet,
    ],
    gives: {
      'srd-5.1': [[15, 'none'], 'stops-moving', 10],
      'srd-5.2.1': [[15, 15], 'speed-0-until-its-next-turn', undefined],
    },
  },
  'ball-bearings': {
    srd51: 'page 67',
    srd521: 'page 96',
    under: (rules) => spreadGearSaveDc({ gear: 'ball-bearings', halfSpeed: true }, rules),
    gives: { 'srd-5.1': 'none', 'srd-5.2.1': 10 },
  },
  'hunting-trap': {
    srd51: 'page 67',
    srd521: 'pages 97 and 98',
    under: (rules) => rules.spreadGear['hunting-trap'].effect,
    gives: { 'srd-5.1': 'stops-moving', 'srd-5.2.1': 'speed-0-until-its-next-turn' },
  },
  ropes: {
    srd51: 'pages 68 and 69',
    srd521: 'pages 95 and 99',
    under: (rules) => [
      equipmentCost([{ item: 'rope', quantity: 1 }], rules).weightPounds,
      (['burst', 'escape'] as const).map((use) => gearCheck({ gear: 'rope', use }, rules)),
    ],
    gives: {
      'srd-5.1': [10, [{ gear: 'rope', use: 'burst', ability: 'strength', dc: 17 }, 'none']],
      'srd-5.2.1': [
        5,
        [
          { gear: 'rope', use: 'burst', ability: 'strength', skill: 'athletics', dc: 20 },
          { gear: 'rope', use: 'escape', ability: 'dexterity', skill: 'acrobatics', dc: 15 },
        ],
      ],
    },
  },
  manacles: {
    srd51: 'page 68',
    srd521: 'page 98',
    under: (rules) => [gearCheck({ gear: 'manacles', use: 'burst' }, rules), rules.gearFigures.manacles],
    gives: {
      'srd-5.1': [{ gear: 'manacles', use: 'burst', ability: 'strength', dc: 20 }, { hitPoints: 15 }],
      'srd-5.2.1': [
        { gear: 'manacles', use: 'burst', ability: 'strength', skill: 'athletics', dc: 25 },
        { bindWithinFeet: 5 },
      ],
    },
  },
  chains: {
    srd51: 'page 67',
    srd521: 'page 96',
    under: (rules) => [gearCheck({ gear: 'chain', use: 'escape' }, rules), rules.gearFigures.chain],
    gives: {
      'srd-5.1': ['none', { lengthFeet: 10, hitPoints: 10 }],
      'srd-5.2.1': [
        { gear: 'chain', use: 'escape', ability: 'dexterity', skill: 'acrobatics', dc: 18 },
        { bindWithinFeet: 5 },
      ],
    },
  },
  locks: {
    srd51: 'page 68',
    srd521: 'page 98',
    under: (rules) => gearCheck({ gear: 'lock', use: 'pick-lock' }, rules),
    gives: {
      'srd-5.1': { gear: 'lock', use: 'pick-lock', ability: 'dexterity', dc: 15, proficientWith: 'thieves-tools' },
      'srd-5.2.1': { gear: 'lock', use: 'pick-lock', ability: 'dexterity', skill: 'sleight-of-hand', dc: 15 },
    },
  },
  'lighting-a-torch': {
    srd51: 'page 68',
    srd521: 'pages 98 and 100',
    under: (rules) => [rules.gearUse.tinderbox, rules.gearUse['hooded-lantern']],
    gives: { 'srd-5.1': ['action', 'action'], 'srd-5.2.1': ['bonus-action', 'bonus-action'] },
  },
  packs: {
    srd51: 'page 70',
    srd521: 'pages 95 and 99',
    under: (rules) => [
      rules.packs['priests-pack'].costCopperPieces,
      rules.packs['priests-pack'].contents['holy-water'],
    ],
    gives: { 'srd-5.1': [1900, undefined], 'srd-5.2.1': [3300, 1] },
  },
  'gear-of-one-edition': {
    srd51: 'page 69',
    srd521: 'pages 95 to 100',
    under: (rules) => ['abacus', 'spellbook', 'whetstone', 'map', 'string'].filter((item) => item in rules.equipment),
    gives: { 'srd-5.1': ['abacus', 'spellbook', 'whetstone'], 'srd-5.2.1': ['map', 'string'] },
  },
  tack: {
    srd51: 'page 72',
    srd521: 'page 100',
    under: (rules) => ['bit-and-bridle', 'pack-saddle', 'saddlebags'].map((item) => rules.equipment[item]),
    gives: {
      'srd-5.1': [
        { weightQuarterPounds: 4, costCopperPieces: 200 },
        { weightQuarterPounds: 60, costCopperPieces: 500 },
        { weightQuarterPounds: 32, costCopperPieces: 400 },
      ],
      'srd-5.2.1': [undefined, undefined, undefined],
    },
  },
  mounts: {
    srd51: 'pages 71 and 72',
    srd521: 'page 100',
    under: (rules) => [
      drawnLoadPounds(['camel'], rules),
      (['camel', 'mule', 'riding-horse', 'warhorse'] as const).map((mount) => rules.mounts[mount].speedFeet),
    ],
    gives: {
      'srd-5.1': [2400, [50, 40, 60, 60]],
      'srd-5.2.1': [2250, [undefined, undefined, undefined, undefined]],
    },
  },
  ships: {
    srd51: 'page 72',
    srd521: 'pages 100 and 101',
    under: (rules) => [rules.largeVehicles.airship?.costCopperPieces, rules.largeVehicles.galley?.hitPoints],
    gives: { 'srd-5.1': [undefined, undefined], 'srd-5.2.1': [4000000, 500] },
  },
  'vehicle-proficiency': {
    srd51: 'pages 70 and 71',
    srd521: 'none',
    under: (rules) => rules.vehicleProficiency,
    gives: { 'srd-5.1': true, 'srd-5.2.1': false },
  },
  tools: {
    srd51: 'pages 70 and 71',
    srd521: 'pages 93 and 94',
    under: (rules) => rules.toolTasks,
    gives: { 'srd-5.1': 'set-by-gm', 'srd-5.2.1': 'by-tool' },
  },
  crafting: {
    srd51: 'page 88',
    srd521: 'page 103',
    under: (rules) => [
      craftingDays({ costCopperPieces: 150_000 }, rules),
      craftingDays({ costCopperPieces: 150_000, crafters: 3 }, rules),
      rules.crafting.assistants,
    ],
    gives: { 'srd-5.1': [fraction(300), fraction(100), 'any'], 'srd-5.2.1': [fraction(150), fraction(50), 1] },
  },
  meals: {
    srd51: 'page 74',
    srd521: 'page 101',
    under: (rules) => rules.meals,
    gives: {
      'srd-5.1': {
        per: 'day',
        copperPieces: { squalid: 3, poor: 6, modest: 30, comfortable: 50, wealthy: 80, aristocratic: 200 },
      },
      'srd-5.2.1': {
        per: 'meal',
        copperPieces: { squalid: 1, poor: 2, modest: 10, comfortable: 20, wealthy: 30, aristocratic: 60 },
      },
    },
  },
  'food-and-drink': {
    srd51: 'pages 73 and 74',
    srd521: 'page 101',
    under: (rules) => ['ale-gallon', 'banquet', 'meat'].map((item) => rules.foodAndDrink[item]),
    gives: { 'srd-5.1': [20, 1000, 30], 'srd-5.2.1': [undefined, undefined, undefined] },
  },
}
