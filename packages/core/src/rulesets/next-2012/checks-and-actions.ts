import { PLAYTEST_MAIN_ACTIONS } from '../../tables/actions/playtest-actions.ts'
import type { ChecksAndActionsRules } from '../checks-and-actions.ts'

/**
 * Checks and actions in the 2012 playtest.
 *
 * @source 2012 playtest, Basic Rules, Contests; Exploration, Stealth; Combat, Taking a Turn and Actions in Combat
 */
export const next2012ChecksAndActions = {
  abilityScores: { ordinaryMaximum: 18 },
  actions: { list: PLAYTEST_MAIN_ACTIONS, bonusActions: false },
  opposition: { decidedBy: 'contest' },
  groupCheck: 'none',
  training: { bonus: 'by-training', skills: [], skillWithTool: 'nothing', expertiseTools: [], passiveScores: [] },
  heroicInspiration: { maximum: 0, gives: 'nothing', passedOn: 'never' },
  savingThrow: { mayChooseToFail: false, objectsUnaffectedBy: [] },
  attackAction: { weaponWithEachAttack: false },
  dash: { action: 'hustle', movement: 'with-the-action' },
  disengage: { covers: 'own-move', moveFeet: 10 },
  dodge: { attackRolls: 'normal', dexteritySaves: 'normal', bonus: 4, seenAttackersOnly: false },
  help: {
    helper: { needs: 'ability-score', minimum: 10 },
    helperNear: true,
    attackWithinFeet: 'never',
    attackBy: 'nobody',
  },
  hide: {
    check: { against: 'observers', rule: 'next-stealth' },
    leastCover: 'half',
    outOfSight: false,
    findingTie: 'hidden',
    condition: 'none',
    canBeTargeted: false,
    ends: ['loud-sound', 'found', 'attack-roll', 'verbal-spell', 'in-view'],
  },
  ready: { initiative: 'before-the-trigger', spellNeedsConcentration: false },
  objectInteraction: { freePerTurn: 'usual' },
  influence: 'none',
  coupDeGrace: { withinFeet: 5 },
} as const satisfies ChecksAndActionsRules
