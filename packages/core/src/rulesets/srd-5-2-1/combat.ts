import { TERRAIN_FEATURES } from '../../vocabulary/terrain-features.ts'
import type { CombatRules } from '../combat.ts'

/**
 * Combat in SRD 5.2.1.
 *
 * @source SRD 5.2.1, Playing the Game: Combat (pages 13–16); Equipment, Light (page 89); Rules Glossary: Climbing (page
 *   178), Difficult Terrain (page 181), Flying, Grappled (page 182), High Jump, Improvised Weapons (page 183), Long Jump
 *   (page 184), Prone (page 186), Speed (page 188), Swimming (page 189), Unarmed Strike (page 190)
 */
export const srd521Combat = {
  combatSteps: ['establish-positions', 'roll-initiative', 'take-turns'],
  initiative: {
    advantageFrom: ['invisible'],
    disadvantageFrom: ['surprise', 'incapacitated'],
    surprises: 'set-by-gm',
    surprisedWaitOutFirstTurn: false,
    ties: 'decided',
    tiesMayBeRolled: false,
    score: { base: 10, advantage: 5, disadvantage: -5 },
  },
  movement: {
    incrementFeet: 1,
    standUp: 'half-speed',
    standingHighJump: 'half',
    checkDcs: { 'hard-climb': 15, 'rough-water': 15, 'low-obstacle': 10, 'landing-in-difficult-terrain': 10 },
    specialSpeedsFollow: true,
    droppingProneNeedsSpeed: true,
    difficultFeatures: TERRAIN_FEATURES,
    squeezingHampers: false,
    liquidSoftensFalls: true,
  },
  flight: { fallsWhen: ['incapacitated', 'prone', 'no-fly-speed'], magicHoldsAloft: false },
  dragging: { slows: 'extra-foot', tinySlowsNobody: true },
  movingAroundCreatures: {
    passableFor: ['ally', 'incapacitated', 'tiny', 'two-sizes-apart'],
    spacesAreDifficultTerrain: 'unless-tiny-or-ally',
    proneInSharedSpace: true,
  },
  opportunityAttack: { mustSee: true, hostileOnly: false, advantage: false, mayGrip: true },
  closeCombat: { within: 5, attacks: 'any', enemyMustBeAlert: true },
  unseenAttack: { advantageWhen: 'unseen' },
  twoWeaponFighting: { meleeOnly: false },
  unarmedStrike: {
    reachFeet: 5,
    baseDamage: 1,
    damageType: 'bludgeoning',
    weaponAttack: false,
    grip: { decidedBy: 'saving-throw', baseDc: 8, saves: ['strength', 'dexterity'] },
    shoveFeet: 5,
    maximumSizesLarger: 1,
  },
  improvisedWeapon: { damage: '1d4', normalRangeFeet: 20, longRangeFeet: 60, addsProficiency: false },
  mountedCombat: {
    minimumSizesLarger: 1,
    withinFeet: 5,
    costsSpeedDividedBy: 2,
    controlledActions: ['dash', 'disengage', 'dodge'],
    fallingOffDc: 10,
    fallingOffSave: 'dexterity',
    whenMountFalls: 'save',
    oncePerMove: false,
    opportunityAttackTargets: ['mount'],
  },
  underwaterCombat: {
    unimpededMelee: { damageType: 'piercing' },
    unimpededRanged: [],
    resistances: ['fire'],
  },
  areaShapes: ['cone', 'cube', 'cylinder', 'emanation', 'line', 'sphere'],
} as const satisfies CombatRules
