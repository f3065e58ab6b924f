import { expect, test } from 'vitest'
import { MAIN_ACTIONS } from '../tables/actions/actions.ts'
import { PLAYTEST_MAIN_ACTIONS } from '../tables/actions/playtest-actions.ts'
import { SKILLS } from '../vocabulary/skills.ts'
import { next2012ChecksAndActions } from './next-2012/checks-and-actions.ts'
import { srd521ChecksAndActions } from './srd-5-2-1/checks-and-actions.ts'

// SRD 5.2.1; the page follows each figure
test('checks and actions in SRD 5.2.1', () => {
  expect(srd521ChecksAndActions).toStrictEqual({
    abilityScores: { ordinaryMaximum: 'none' }, // 5
    actions: { list: MAIN_ACTIONS, bonusActions: true }, // 9, 10
    opposition: { decidedBy: 'difficulty-class' }, // 6
    groupCheck: 'none',
    training: {
      bonus: 'proficiency-bonus', // 8
      skills: SKILLS,
      skillWithTool: 'advantage', // 9
      expertiseTools: [], // 182
      passiveScores: ['perception'], // 186
    },
    heroicInspiration: { maximum: 1, gives: 'reroll', passedOn: 'surplus' }, // 8, 183
    savingThrow: { mayChooseToFail: true, objectsUnaffectedBy: [] }, // 178, 187
    attackAction: { weaponWithEachAttack: true }, // 177
    dash: { action: 'dash', movement: 'added' }, // 180
    disengage: { covers: 'rest-of-turn' }, // 181
    dodge: { attackRolls: 'disadvantage', dexteritySaves: 'advantage', bonus: 0, seenAttackersOnly: true }, // 181
    help: { helper: { needs: 'proficiency' }, helperNear: true, attackWithinFeet: 5, attackBy: 'any-ally' }, // 182, 183
    hide: {
      check: { against: 'dc', dc: 15 }, // 183
      leastCover: 'three-quarters', // 183
      outOfSight: true, // 183
      findingTie: 'found', // 183: the total is the DC
      condition: 'invisible', // 183
      canBeTargeted: true, // 14: by a guess, with Disadvantage
      ends: ['loud-sound', 'found', 'attack-roll', 'verbal-spell'], // 183
    },
    ready: { initiative: 'unchanged', spellNeedsConcentration: true }, // 186, 187
    objectInteraction: { freePerTurn: 1 }, // 12
    influence: { leastDc: 15, retryHours: 24 }, // 184
    coupDeGrace: 'none',
  })
})

// 2012 playtest; the heading follows each figure
test('checks and actions in the 2012 playtest', () => {
  expect(next2012ChecksAndActions).toStrictEqual({
    abilityScores: { ordinaryMaximum: 18 }, // Ability Scores
    actions: { list: PLAYTEST_MAIN_ACTIONS, bonusActions: false }, // Actions in Combat, Taking a Turn
    opposition: { decidedBy: 'contest' }, // Contests
    groupCheck: 'none',
    training: {
      bonus: 'by-training', // Attack Rolls: weapon or magic training
      skills: [],
      skillWithTool: 'nothing',
      expertiseTools: [],
      passiveScores: [],
    },
    heroicInspiration: { maximum: 0, gives: 'nothing', passedOn: 'never' },
    savingThrow: { mayChooseToFail: false, objectsUnaffectedBy: [] },
    attackAction: { weaponWithEachAttack: false },
    dash: { action: 'hustle', movement: 'with-the-action' }, // Hustle
    disengage: { covers: 'own-move', moveFeet: 10 }, // Disengage
    dodge: { attackRolls: 'normal', dexteritySaves: 'normal', bonus: 4, seenAttackersOnly: false }, // Dodge
    help: {
      helper: { needs: 'ability-score', minimum: 10 }, // Help
      helperNear: true, // Help
      attackWithinFeet: 'never',
      attackBy: 'nobody',
    },
    hide: {
      check: { against: 'observers', rule: 'next-stealth' }, // Stealth
      leastCover: 'half', // Conditions for Stealth
      outOfSight: false, // Stealth
      findingTie: 'hidden', // Stealth
      condition: 'none', // Benefits of Being Hidden
      canBeTargeted: false, // Benefits of Being Hidden
      ends: ['loud-sound', 'found', 'attack-roll', 'verbal-spell', 'in-view'], // Conditions for Stealth
    },
    ready: { initiative: 'before-the-trigger', spellNeedsConcentration: false }, // Ready an Action
    objectInteraction: { freePerTurn: 'usual' }, // Use an Item
    influence: 'none',
    coupDeGrace: { withinFeet: 5 }, // Coup de Grace
  })
})
