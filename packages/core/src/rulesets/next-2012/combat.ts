import { TERRAIN_FEATURES } from '../../vocabulary/terrain-features.ts'
import type { CombatRules } from '../combat.ts'

/**
 * Combat in the 2012 playtest.
 *
 * @source 2012 playtest, Movement, The Combat Sequence, Surprise, Initiative, Movement in Combat, Ranged Attacks,
 *   Benefits of Being Hidden, Areas of Effect
 */
export const next2012Combat = {
  combatSteps: ['determine-surprise', 'roll-initiative', 'take-turns'],
  initiative: {
    advantageFrom: [],
    disadvantageFrom: [],
    surprises: 'set-by-gm',
    surprisedWaitOutFirstTurn: true,
    ties: 'dexterity-then-roll',
    tiesMayBeRolled: false,
    score: 'none',
  },
  movement: {
    incrementFeet: 5,
    standUp: 5,
    standingHighJump: 'strength-modifier',
    checkDcs: {
      'hard-climb': 'set-by-gm',
      'rough-water': 'set-by-gm',
      'low-obstacle': 'none',
      'landing-in-difficult-terrain': 'none',
    },
    specialSpeedsFollow: false,
    droppingProneNeedsSpeed: true,
    difficultFeatures: TERRAIN_FEATURES,
    squeezingHampers: false,
    liquidSoftensFalls: false,
  },
  flight: 'none',
  dragging: { slows: 'extra-foot', tinySlowsNobody: true },
  movingAroundCreatures: {
    passableFor: ['ally'],
    spacesAreDifficultTerrain: 'never',
    proneInSharedSpace: false,
  },
  opportunityAttack: { mustSee: false, hostileOnly: true, advantage: true, mayGrip: false },
  closeCombat: { within: 'enemy-reach', attacks: 'weapon', enemyMustBeAlert: false },
  unseenAttack: { advantageWhen: 'hidden' },
  twoWeaponFighting: 'none',
  unarmedStrike: 'none',
  improvisedWeapon: 'none',
  mountedCombat: 'none',
  underwaterCombat: 'none',
  areaShapes: ['cone', 'cylinder', 'line', 'sphere', 'cloud'],
} as const satisfies CombatRules
