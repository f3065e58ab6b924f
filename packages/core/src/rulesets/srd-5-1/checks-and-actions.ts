import { SRD_5_1_MAIN_ACTIONS } from '../../tables/actions/srd-5-1-actions.ts'
import { SKILLS } from '../../vocabulary/skills.ts'
import type { ChecksAndActionsRules } from '../checks-and-actions.ts'
import { srd521ChecksAndActions } from '../srd-5-2-1/checks-and-actions.ts'

/**
 * Checks and actions in SRD 5.1: what differs from SRD 5.2.1. “A creature that can see you clearly” is read as one that
 * has you in its line of sight while neither Total Cover nor heavy obscurement hides you; nobody else needs a place.
 *
 * @source SRD 5.1, Rogue, Expertise (page 39); Inspiration (page 59); Using Ability Scores (pages 76 to 83); Interacting
 *   with Objects (page 87); Combat, Actions in Combat (pages 93 and 94)
 */
export const srd51ChecksAndActions = {
  ...srd521ChecksAndActions,
  abilityScores: { ordinaryMaximum: 18 },
  actions: { list: SRD_5_1_MAIN_ACTIONS, bonusActions: true },
  opposition: { decidedBy: 'contest' },
  groupCheck: 'half-of-members',
  training: {
    bonus: 'proficiency-bonus',
    skills: SKILLS,
    skillWithTool: 'nothing',
    expertiseTools: ['thieves-tools'],
    passiveScores: SKILLS,
  },
  heroicInspiration: { maximum: 1, gives: 'advantage', passedOn: 'any-time' },
  savingThrow: { mayChooseToFail: false, objectsUnaffectedBy: ['constitution', 'intelligence', 'wisdom', 'charisma'] },
  attackAction: { weaponWithEachAttack: false },
  help: { helper: { needs: 'what-the-task-needs' }, helperNear: false, attackWithinFeet: 5, attackBy: 'chosen-ally' },
  hide: {
    check: { against: 'observers', rule: 'srd51-hide' },
    leastCover: 'total',
    outOfSight: false,
    findingTie: 'hidden',
    condition: 'none',
    canBeTargeted: true,
    ends: ['loud-sound', 'found', 'attack-roll', 'in-view'],
  },
  influence: 'none',
} as const satisfies ChecksAndActionsRules
