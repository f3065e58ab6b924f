import type { CombatRules } from '../combat.ts'
import { srd521Combat } from '../srd-5-2-1/combat.ts'

/**
 * Combat in SRD 5.1: what differs from SRD 5.2.1.
 *
 * @source SRD 5.1, Adventuring, Special Types of Movement (page 85); Combat (pages 90 to 99); Spellcasting, Areas of Effect
 *   (page 102); Monsters, Grapple Rules for Monsters (page 259)
 */
export const srd51Combat = {
  ...srd521Combat,
  combatSteps: ['determine-surprise', 'establish-positions', 'roll-initiative', 'take-turns', 'begin-next-round'],
  initiative: {
    advantageFrom: [],
    disadvantageFrom: [],
    surprises: 'who-notices-no-threat',
    surprisedWaitOutFirstTurn: true,
    ties: 'decided',
    tiesMayBeRolled: true,
    score: 'none',
  },
  movement: {
    ...srd521Combat.movement,
    checkDcs: { ...srd521Combat.movement.checkDcs, 'hard-climb': 'set-by-gm', 'rough-water': 'set-by-gm' },
    specialSpeedsFollow: false,
    droppingProneNeedsSpeed: false,
    difficultFeatures: ['creature', 'furniture', 'rough-ground'],
    squeezingHampers: true,
    liquidSoftensFalls: false,
  },
  flight: { fallsWhen: ['prone', 'no-fly-speed', 'cannot-move'], magicHoldsAloft: true },
  dragging: { slows: 'half-speed', tinySlowsNobody: false },
  movingAroundCreatures: {
    passableFor: ['nonhostile', 'two-sizes-apart'],
    spacesAreDifficultTerrain: 'always',
    proneInSharedSpace: false,
  },
  opportunityAttack: { mustSee: true, hostileOnly: true, advantage: false, mayGrip: false },
  twoWeaponFighting: { meleeOnly: true },
  unarmedStrike: {
    ...srd521Combat.unarmedStrike,
    weaponAttack: true,
    grip: {
      decidedBy: 'contest',
      skill: 'athletics',
      opposing: ['athletics', 'acrobatics'],
      monsterEscapeDc: 10,
    },
  },
  mountedCombat: {
    ...srd521Combat.mountedCombat,
    whenMountFalls: 'reaction',
    oncePerMove: true,
    opportunityAttackTargets: ['mount', 'rider'],
  },
  underwaterCombat: {
    unimpededMelee: { weapons: ['dagger', 'javelin', 'shortsword', 'spear', 'trident'] },
    unimpededRanged: [
      'dart',
      'hand-crossbow',
      'heavy-crossbow',
      'javelin',
      'light-crossbow',
      'net',
      'spear',
      'trident',
    ],
    resistances: ['fire'],
  },
  areaShapes: ['cone', 'cube', 'cylinder', 'line', 'sphere'],
} as const satisfies CombatRules
