import { fallingOff, impededWeapon, isProneInSharedSpace, movingThrough } from '../../../src/index.ts'
import type { Differences } from './difference.ts'

/** Differences in movement and attacks. */
export const combat: Differences = {
  'passing-others': {
    srd51: 'page 92',
    srd521: 'page 14',
    under: (rules) =>
      movingThrough(
        { moverSize: 'medium', creature: { size: 'medium', ally: false, hostile: false, incapacitated: false } },
        rules,
      ).value.mayPass,
    gives: { 'srd-5.1': true, 'srd-5.2.1': false },
  },
  'passing-the-incapacitated': {
    srd51: 'page 92',
    srd521: 'page 14',
    under: (rules) =>
      movingThrough({ moverSize: 'medium', creature: { size: 'tiny', ally: false, incapacitated: true } }, rules).value
        .passableFor,
    gives: { 'srd-5.1': ['two-sizes-apart'], 'srd-5.2.1': ['incapacitated', 'tiny', 'two-sizes-apart'] },
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
  'hard-climb': {
    srd51: 'page 85',
    srd521: 'page 178',
    under: (rules) => rules.movement.checkDcs['hard-climb'],
    gives: { 'srd-5.1': 'set-by-gm', 'srd-5.2.1': 15 },
  },
  'rough-water': {
    srd51: 'page 85',
    srd521: 'page 189',
    under: (rules) => rules.movement.checkDcs['rough-water'],
    gives: { 'srd-5.1': 'set-by-gm', 'srd-5.2.1': 15 },
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
      'srd-5.1': { decidedBy: 'contest', skill: 'athletics', opposing: ['athletics', 'acrobatics'] },
      'srd-5.2.1': { decidedBy: 'saving-throw', baseDc: 8, saves: ['strength', 'dexterity'] },
    },
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
