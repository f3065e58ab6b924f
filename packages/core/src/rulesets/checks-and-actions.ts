import type { ActionRow } from '../tables/actions/actions.ts'
import type { Ability } from '../vocabulary/abilities.ts'
import type { Condition } from '../vocabulary/conditions.ts'
import type { CoverDegree } from '../vocabulary/cover-degrees.ts'
import type { RollState } from '../vocabulary/d20-tests.ts'
import type { HidingEnd } from '../vocabulary/hiding.ts'
import type { RuleId } from '../vocabulary/rule-ids.ts'
import type { Skill } from '../vocabulary/skills.ts'
import type { Tool } from '../vocabulary/tools.ts'

/** How high the ability scores of ordinary people go. */
export interface AbilityScoreRule {
  /** the highest score that an ordinary person usually reaches; `none` if the rules name none */
  readonly ordinaryMaximum: number | 'none'
}

/** The list of actions, and whether features can also give a Bonus Action. */
export interface ActionsRule {
  readonly list: readonly ActionRow[]
  readonly bonusActions: boolean
}

/** How opposed actions are resolved: by a contest of checks, or by one roll against a DC. */
export interface OppositionRule {
  readonly decidedBy: 'contest' | 'difficulty-class'
}

/** What training adds to a roll. */
export interface TrainingRule {
  /** one bonus by level or Challenge Rating, or separate bonuses for weapons, magic and each skill */
  readonly bonus: 'proficiency-bonus' | 'by-training'
  /** the skills that the rules list */
  readonly skills: readonly Skill[]
  /** what being proficient both with the tool and in a skill of a check gives besides the bonus */
  readonly skillWithTool: 'advantage' | 'nothing'
  /** the tools that Expertise can double the bonus for, besides skills */
  readonly expertiseTools: readonly Tool[]
  /** the skills whose checks have a passive score */
  readonly passiveScores: readonly Skill[]
}

/** How much Heroic Inspiration a character can have; 0 in an edition without it, which then has no reroll. */
export interface HeroicInspirationRule {
  readonly maximum: number
  /** what expending it does: the die that was just rolled is rolled again, or the roll to be made has Advantage */
  readonly gives: 'reroll' | 'advantage' | 'nothing'
  /** what a character can give to another: only what it cannot keep itself, or its own at any time */
  readonly passedOn: 'surplus' | 'any-time' | 'never'
}

/** What the Attack action allows besides its attacks. */
export interface AttackActionRule {
  /** whether each attack allows you to equip or unequip a weapon */
  readonly weaponWithEachAttack: boolean
}

/** What the Dash action does, or the action in its place. */
export interface DashRule {
  readonly action: 'dash' | 'hustle'
  /** the distance is added to the movement of the turn, or is moved with the action itself */
  readonly movement: 'added' | 'with-the-action'
}

/** Which movement provokes no Opportunity Attacks after the Disengage action. */
export type DisengageRule =
  | { readonly covers: 'rest-of-turn' }
  /** the action moves you this far, and only that movement provokes none */
  | { readonly covers: 'own-move'; readonly moveFeet: number }

/** How the Dodge action protects until your next turn. */
export interface DodgeRule {
  /** the state of attack rolls against you */
  readonly attackRolls: RollState
  /** the state of your Dexterity saving throws */
  readonly dexteritySaves: RollState
  /** added to your AC and your Dexterity saving throws */
  readonly bonus: number
  /** only attackers that you can see count */
  readonly seenAttackersOnly: boolean
}

/** What the Help action can do for another creature. */
export interface HelpRule {
  /** what the helper of an ability check needs; `what-the-task-needs`: it could try the task alone */
  readonly helper:
    | { readonly needs: 'proficiency' | 'what-the-task-needs' }
    | { readonly needs: 'ability-score'; readonly minimum: number }
  /** whether the helper of an ability check has to be near */
  readonly helperNear: boolean
  /** how near the enemy has to be for help with an attack roll, in feet; `never` if such help does not exist */
  readonly attackWithinFeet: number | 'never'
  /** whose attack roll against that enemy can have the Advantage */
  readonly attackBy: 'any-ally' | 'chosen-ally' | 'nobody'
}

/** How a creature hides and is found. */
export interface HideRule {
  /** the Dexterity check is made against a DC, or against the Wisdom checks of the observers */
  readonly check:
    | { readonly against: 'dc'; readonly dc: number }
    /** the rule that says so */
    | { readonly against: 'observers'; readonly rule: RuleId }
  /** the smallest degree of cover that is enough to hide */
  readonly leastCover: Exclude<CoverDegree, 'none'>
  /** no enemy may have you in its line of sight; otherwise cover or obscurement is enough, and so is being unseen */
  readonly outOfSight: boolean
  /** who wins if the check to find equals the check to hide */
  readonly findingTie: 'found' | 'hidden'
  /** the condition that hiding gives */
  readonly condition: Condition | 'none'
  /** whether a hidden creature can be the target of an attack or a spell, by guessing */
  readonly canBeTargeted: boolean
  readonly ends: readonly HidingEnd[]
}

/** What a Ready action can hold, and how it changes the order of turns. */
export interface ReadyRule {
  readonly initiative: 'unchanged' | 'before-the-trigger'
  /** holding a spell takes Concentration */
  readonly spellNeedsConcentration: boolean
}

/** How many free interactions with objects a turn includes. */
export interface ObjectInteractionRule {
  /** `usual` if the rules give no number */
  readonly freePerTurn: number | 'usual'
}

/** How the Influence action is decided. */
export interface InfluenceRule {
  /** the lowest default DC; a higher Intelligence score of the monster replaces it */
  readonly leastDc: number
  /** the default wait after a failed check */
  readonly retryHours: number
}

/** How near an unconscious creature has to be so that an action can kill it. */
export interface CoupDeGraceRule {
  readonly withinFeet: number
}

/** How a saving throw is decided without a roll. */
export interface SavingThrowRule {
  /** whether a creature can decide to fail without rolling */
  readonly mayChooseToFail: boolean
  /** the saving throws whose effects leave objects unaffected; an object fails each other save */
  readonly objectsUnaffectedBy: readonly Ability[]
}

/** The differences between editions in checks and actions. */
export interface ChecksAndActionsRules {
  readonly abilityScores: AbilityScoreRule
  readonly actions: ActionsRule
  readonly opposition: OppositionRule
  /** when an ability check of a whole group succeeds */
  readonly groupCheck: 'half-of-members' | 'none'
  readonly training: TrainingRule
  readonly heroicInspiration: HeroicInspirationRule
  readonly savingThrow: SavingThrowRule
  readonly attackAction: AttackActionRule
  readonly dash: DashRule
  readonly disengage: DisengageRule
  readonly dodge: DodgeRule
  readonly help: HelpRule
  readonly hide: HideRule
  readonly ready: ReadyRule
  readonly objectInteraction: ObjectInteractionRule
  readonly influence: InfluenceRule | 'none'
  readonly coupDeGrace: CoupDeGraceRule | 'none'
}
