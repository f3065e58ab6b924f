import { expect, test } from 'vitest'
import { next2012Combat } from './combat.ts'

// 2012 playtest; the heading follows each figure
test('combat in the 2012 playtest', () => {
  expect(next2012Combat).toStrictEqual({
    combatSteps: ['determine-surprise', 'roll-initiative', 'take-turns'], // The Combat Sequence
    initiative: {
      advantageFrom: [], // Initiative: a d20 and the Dexterity modifier
      disadvantageFrom: [], // Initiative
      surprises: 'set-by-gm', // Surprise
      surprisedWaitOutFirstTurn: true, // Surprise
      ties: 'dexterity-then-roll', // Initiative
      tiesMayBeRolled: false, // Initiative
      score: 'none',
    },
    movement: {
      incrementFeet: 5, // Movement
      standUp: 5, // Modes of Movement
      standingHighJump: 'strength-modifier', // Modes of Movement
      checkDcs: {
        'hard-climb': 'set-by-gm', // Climb
        'rough-water': 'set-by-gm', // Swim
        'low-obstacle': 'none',
        'landing-in-difficult-terrain': 'none',
      },
      specialSpeedsFollow: false,
      droppingProneNeedsSpeed: true,
      difficultFeatures: ['creature', 'furniture', 'rough-ground', 'liquid', 'opening', 'slope'],
      squeezingHampers: false,
      liquidSoftensFalls: false,
    },
    flight: 'none',
    dragging: { slows: 'extra-foot', tinySlowsNobody: true },
    movingAroundCreatures: {
      passableFor: ['ally'], // Movement in Combat
      spacesAreDifficultTerrain: 'never',
      proneInSharedSpace: false,
    },
    opportunityAttack: { mustSee: false, hostileOnly: true, advantage: true, mayGrip: false }, // Movement in Combat
    closeCombat: { within: 'enemy-reach', attacks: 'weapon', enemyMustBeAlert: false }, // Ranged Attacks
    unseenAttack: { advantageWhen: 'hidden' }, // Benefits of Being Hidden
    twoWeaponFighting: 'none',
    unarmedStrike: 'none',
    improvisedWeapon: 'none',
    mountedCombat: 'none',
    underwaterCombat: 'none',
    areaShapes: ['cone', 'cylinder', 'line', 'sphere', 'cloud'], // Areas of Effect
  })
})
