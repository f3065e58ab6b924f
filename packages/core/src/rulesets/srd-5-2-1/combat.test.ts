import { expect, test } from 'vitest'
import { srd521Combat } from './combat.ts'

// SRD 5.2.1; the page follows each figure
test('combat in SRD 5.2.1', () => {
  expect(srd521Combat).toStrictEqual({
    combatSteps: ['establish-positions', 'roll-initiative', 'take-turns'], // 13
    initiative: {
      advantageFrom: ['invisible'], // 184
      disadvantageFrom: ['surprise', 'incapacitated'], // 13, 184
      surprises: 'set-by-gm', // 13
      surprisedWaitOutFirstTurn: false,
      ties: 'decided', // 13
      tiesMayBeRolled: false, // 13
      score: { base: 10, advantage: 5, disadvantage: -5 }, // 184
    },
    movement: {
      incrementFeet: 1, // 13: foot by foot
      standUp: 'half-speed', // 186
      standingHighJump: 'half', // 183
      checkDcs: {
        'hard-climb': 15, // 179
        'rough-water': 15, // 189
        'low-obstacle': 10, // 185
        'landing-in-difficult-terrain': 10, // 185
      },
      specialSpeedsFollow: true, // 188
      droppingProneNeedsSpeed: true, // 14
      difficultFeatures: ['creature', 'furniture', 'rough-ground', 'liquid', 'opening', 'slope'], // 181
      squeezingHampers: false, // 181
      liquidSoftensFalls: true, // 182
    },
    flight: { fallsWhen: ['incapacitated', 'prone', 'no-fly-speed'], magicHoldsAloft: false }, // 182
    dragging: { slows: 'extra-foot', tinySlowsNobody: true }, // 182
    movingAroundCreatures: {
      passableFor: ['ally', 'incapacitated', 'tiny', 'two-sizes-apart'], // 14
      spacesAreDifficultTerrain: 'unless-tiny-or-ally', // 14
      proneInSharedSpace: true, // 14
    },
    opportunityAttack: { mustSee: true, hostileOnly: false, advantage: false, mayGrip: true }, // 15
    closeCombat: { within: 5, attacks: 'any', enemyMustBeAlert: true }, // 15
    unseenAttack: { advantageWhen: 'unseen' }, // 14
    twoWeaponFighting: { meleeOnly: false }, // 89
    unarmedStrike: {
      reachFeet: 5, // 190
      baseDamage: 1, // 190
      damageType: 'bludgeoning', // 190
      weaponAttack: false, // 190
      grip: { decidedBy: 'saving-throw', baseDc: 8, saves: ['strength', 'dexterity'] }, // 190
      shoveFeet: 5, // 190
      maximumSizesLarger: 1, // 190
    },
    improvisedWeapon: { damage: '1d4', normalRangeFeet: 20, longRangeFeet: 60, addsProficiency: false }, // 183
    mountedCombat: {
      minimumSizesLarger: 1, // 15
      withinFeet: 5, // 15
      costsSpeedDividedBy: 2, // 15
      controlledActions: ['dash', 'disengage', 'dodge'], // 16
      fallingOffDc: 10, // 16
      fallingOffSave: 'dexterity', // 16
      whenMountFalls: 'save', // 16
      oncePerMove: false, // 15
      opportunityAttackTargets: ['mount'], // 15
    },
    underwaterCombat: { unimpededMelee: { damageType: 'piercing' }, unimpededRanged: [], resistances: ['fire'] }, // 16
    areaShapes: ['cone', 'cube', 'cylinder', 'emanation', 'line', 'sphere'], // 177
  })
})
