import { MAIN_ACTIONS } from '../../tables/actions/actions.ts'
import { SKILLS } from '../../vocabulary/skills.ts'
import type { ChecksAndActionsRules } from '../checks-and-actions.ts'

/**
 * Checks and actions in SRD 5.2.1.
 *
 * @source SRD 5.2.1, Playing the Game: D20 Tests (page 6), Heroic Inspiration, Proficiency (page 8), Actions (page 9),
 *   Time-Limited Object Interactions (page 12); Rules Glossary: Dash (page 180), Disengage, Dodge (page 181), Help (page
 *   182), Hide (page 183), Influence (page 184), Ready (page 186)
 */
export const srd521ChecksAndActions = {
  abilityScores: { ordinaryMaximum: 'none' },
  actions: { list: MAIN_ACTIONS, bonusActions: true },
  opposition: { decidedBy: 'difficulty-class' },
  groupCheck: 'none',
  training: {
    bonus: 'proficiency-bonus',
    skills: SKILLS,
    skillWithTool: 'advantage',
    expertiseTools: [],
    passiveScores: ['perception'],
  },
  heroicInspiration: { maximum: 1, gives: 'reroll', passedOn: 'surplus' },
  savingThrow: { mayChooseToFail: true, objectsUnaffectedBy: [] },
  attackAction: { weaponWithEachAttack: true },
  dash: { action: 'dash', movement: 'added' },
  disengage: { covers: 'rest-of-turn' },
  dodge: { attackRolls: 'disadvantage', dexteritySaves: 'advantage', bonus: 0, seenAttackersOnly: true },
  help: { helper: { needs: 'proficiency' }, helperNear: true, attackWithinFeet: 5, attackBy: 'any-ally' },
  hide: {
    check: { against: 'dc', dc: 15 },
    leastCover: 'three-quarters',
    outOfSight: true,
    findingTie: 'found',
    condition: 'invisible',
    canBeTargeted: true,
    ends: ['loud-sound', 'found', 'attack-roll', 'verbal-spell'],
  },
  ready: { initiative: 'unchanged', spellNeedsConcentration: true },
  objectInteraction: { freePerTurn: 1 },
  influence: { leastDc: 15, retryHours: 24 },
  coupDeGrace: 'none',
} as const satisfies ChecksAndActionsRules
