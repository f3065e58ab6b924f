import {
  canDropProne,
  changeSpeeds,
  difficultTerrainFrom,
  draggingCost,
  escapeOpposition,
  fall,
  fallingOff,
  impededWeapon,
  isProneInSharedSpace,
  lightExtraAttack,
  movementCostFeet,
  movingThrough,
  squeeze,
  staysAloft,
} from '../../../src/index.ts'
import type { Differences } from './difference.ts'

/** Differences in movement and attacks. */
export const combat: Differences = {
  'passing-others': {
    srd51: 'page 92',
    srd521: 'page 14',
    under: (rules) => [
      movingThrough(
        { moverSize: 'medium', creature: { size: 'medium', ally: false, hostile: false, incapacitated: false } },
        rules,
      ).value.mayPass,
      movingThrough({ moverSize: 'medium', creature: { size: 'tiny', ally: false, incapacitated: true } }, rules).value
        .passableFor,
    ],
    gives: {
      'srd-5.1': [true, ['two-sizes-apart']],
      'srd-5.2.1': [false, ['incapacitated', 'tiny', 'two-sizes-apart']],
    },
  },
  'spaces-are-difficult': {
    srd51: 'pages 91 and 92',
    srd521: 'page 14',
    under: (rules) =>
      movingThrough({ moverSize: 'medium', creature: { size: 'medium', ally: true, incapacitated: false } }, rules)
        .value.difficultTerrain,
    gives: { 'srd-5.1': true, 'srd-5.2.1': false },
  },
  'ending-in-a-space': {
    srd51: 'page 92',
    srd521: 'page 14',
    under: (rules) => isProneInSharedSpace({ size: 'medium', otherSize: 'medium' }, rules),
    gives: { 'srd-5.1': false, 'srd-5.2.1': true },
  },
  squeezing: {
    srd51: 'page 92',
    srd521: 'page 181',
    under: (rules) => squeeze({ size: 'large', openingFor: 'medium' }, rules),
    gives: {
      'srd-5.1': {
        extraFeetPerFoot: 1,
        attackRolls: 'disadvantage',
        dexteritySaves: 'disadvantage',
        attacksAgainst: 'advantage',
      },
      'srd-5.2.1': {
        extraFeetPerFoot: 1,
        attackRolls: 'normal',
        dexteritySaves: 'normal',
        attacksAgainst: 'normal',
      },
    },
  },
  'difficult-terrain': {
    srd51: 'page 91',
    srd521: 'page 181',
    under: (rules) =>
      difficultTerrainFrom(
        { features: [{ kind: 'slope', degrees: 25 }, { kind: 'rough-ground' }], size: 'medium' },
        rules,
      ).map(({ kind }) => kind),
    gives: { 'srd-5.1': ['rough-ground'], 'srd-5.2.1': ['slope', 'rough-ground'] },
  },
  'dropping-prone': {
    srd51: 'page 91',
    srd521: 'page 14',
    under: (rules) => canDropProne(0, rules),
    gives: { 'srd-5.1': true, 'srd-5.2.1': false },
  },
  'special-speeds': {
    srd51: 'none',
    srd521: 'page 188',
    under: (rules) =>
      changeSpeeds({ speeds: { speed: 30, 'climb-speed': 20 }, change: { kind: 'feet', feet: 10 } }, rules),
    gives: { 'srd-5.1': { speed: 40, 'climb-speed': 20 }, 'srd-5.2.1': { speed: 40, 'climb-speed': 30 } },
  },
  'falling-into-liquid': {
    srd51: 'page 86',
    srd521: 'page 182',
    under: (rules) => fall({ feet: 30, rolled: 11, liquidCheck: 15 }, rules).value.damage,
    gives: { 'srd-5.1': 11, 'srd-5.2.1': 5 },
  },
  'falling-while-flying': {
    srd51: 'page 92',
    srd521: 'page 182',
    under: (rules) =>
      [
        { incapacitated: true, cannotMove: false, heldByMagic: false },
        { incapacitated: false, cannotMove: true, heldByMagic: false },
        { incapacitated: true, cannotMove: true, heldByMagic: true },
      ].map((flyer) => staysAloft({ flySpeedFeet: 60, hovers: false, prone: false, ...flyer }, rules).allowed),
    gives: { 'srd-5.1': [true, false, true], 'srd-5.2.1': [false, true, false] },
  },
  dragging: {
    srd51: 'page 96',
    srd521: 'page 182',
    under: (rules) => [
      draggingCost({ grapplerSize: 'small', grappledSize: 'tiny' }, rules),
      movementCostFeet({ feet: 5, circumstances: ['difficult-terrain', 'grappled'] }, rules).value,
    ],
    gives: { 'srd-5.1': ['half-speed', 20], 'srd-5.2.1': ['nothing', 15] },
  },
  'two-weapon-fighting': {
    srd51: 'page 95',
    srd521: 'page 89',
    under: (rules) =>
      lightExtraAttack(
        { first: 'dagger', extra: 'hand-crossbow', anotherWeapon: true, bonusActionLeft: true, nick: false },
        rules,
      ).value,
    gives: { 'srd-5.1': false, 'srd-5.2.1': true },
  },
  'opportunity-attack-options': {
    srd51: 'page 95',
    srd521: 'page 15',
    under: (rules) => rules.opportunityAttack.mayGrip,
    gives: { 'srd-5.1': false, 'srd-5.2.1': true },
  },
  'hard-climb': {
    srd51: 'page 85',
    srd521: 'pages 178 and 189',
    under: (rules) => (['hard-climb', 'rough-water'] as const).map((check) => rules.movement.checkDcs[check]),
    gives: { 'srd-5.1': ['set-by-gm', 'set-by-gm'], 'srd-5.2.1': [15, 15] },
  },
  'opportunity-attacks': {
    srd51: 'page 95',
    srd521: 'page 15',
    under: (rules) => rules.opportunityAttack.hostileOnly,
    gives: { 'srd-5.1': true, 'srd-5.2.1': false },
  },
  'grapple-and-shove': {
    srd51: 'pages 95 and 96',
    srd521: 'page 190',
    under: (rules) => rules.unarmedStrike !== 'none' && rules.unarmedStrike.grip,
    gives: {
      'srd-5.1': {
        decidedBy: 'contest',
        skill: 'athletics',
        opposing: ['athletics', 'acrobatics'],
        monsterEscapeDc: 10,
      },
      'srd-5.2.1': { decidedBy: 'saving-throw', baseDc: 8, saves: ['strength', 'dexterity'] },
    },
  },
  'escaping-a-grapple': {
    srd51: 'pages 95 and 259',
    srd521: 'pages 182 and 190',
    under: (rules) =>
      (['character', 'monster'] as const).map((kind) =>
        escapeOpposition({ kind, strengthModifier: 4, proficiencyBonus: 2, athleticsBonus: 6 }, rules),
      ),
    gives: {
      'srd-5.1': [
        { decidedBy: 'contest', skill: 'athletics' },
        { decidedBy: 'difficulty-class', dc: 16 },
      ],
      'srd-5.2.1': [
        { decidedBy: 'difficulty-class', dc: 14 },
        { decidedBy: 'difficulty-class', dc: 14 },
      ],
    },
  },
  'unarmed-strike': {
    srd51: 'pages 95 and 99',
    srd521: 'pages 16 and 190',
    under: (rules) =>
      impededWeapon(
        {
          kind: 'melee',
          damageType: 'bludgeoning',
          weapon: 'unarmed-strike',
          hasSwimSpeed: false,
          range: 'in-reach',
        },
        rules,
      ).circumstances.length,
    gives: { 'srd-5.1': 1, 'srd-5.2.1': 0 },
  },
  'attacks-on-mounts': {
    srd51: 'page 99',
    srd521: 'none',
    under: (rules) => rules.mountedCombat !== 'none' && rules.mountedCombat.opportunityAttackTargets,
    gives: { 'srd-5.1': ['mount', 'rider'], 'srd-5.2.1': ['mount'] },
  },
  'mount-knocked-prone': {
    srd51: 'page 99',
    srd521: 'page 16',
    under: (rules) => fallingOff({ thrownBy: 'mount-knocked-prone', saveTotal: 10, usesReaction: true }, rules).value,
    gives: {
      'srd-5.1': { falls: true, prone: false, withinFeet: 5 },
      'srd-5.2.1': { falls: false, prone: false, withinFeet: 0 },
    },
  },
  'mounting-once': {
    srd51: 'page 99',
    srd521: 'none',
    under: (rules) => rules.mountedCombat !== 'none' && rules.mountedCombat.oncePerMove,
    gives: { 'srd-5.1': true, 'srd-5.2.1': false },
  },
  'melee-underwater': {
    srd51: 'page 99',
    srd521: 'page 16',
    under: (rules) =>
      (['rapier', 'dagger'] as const).map(
        (weapon) =>
          impededWeapon(
            { kind: 'melee', damageType: 'piercing', weapon, hasSwimSpeed: false, range: 'in-reach' },
            rules,
          ).circumstances.length,
      ),
    gives: { 'srd-5.1': [1, 0], 'srd-5.2.1': [0, 0] },
  },
  'ranged-underwater': {
    srd51: 'page 99',
    srd521: 'page 16',
    under: (rules) =>
      impededWeapon(
        { kind: 'ranged', damageType: 'piercing', weapon: 'light-crossbow', hasSwimSpeed: false, range: 'in-range' },
        rules,
      ).circumstances.length,
    gives: { 'srd-5.1': 0, 'srd-5.2.1': 1 },
  },
}
