import type { Ability } from '../vocabulary/abilities.ts'
import type { AreaShape } from '../vocabulary/area-shapes.ts'
import type { CombatStep } from '../vocabulary/combat-steps.ts'
import type { DamageType } from '../vocabulary/damage-types.ts'
import type { MovementCheck } from '../vocabulary/movement-checks.ts'

/** What a creature can be when Initiative is rolled that may change the roll. */
export type InitiativeCircumstance = 'surprise' | 'invisible' | 'incapacitated'

/** How Initiative is rolled and ordered. */
export interface InitiativeRule {
  readonly advantageFrom: readonly InitiativeCircumstance[]
  readonly disadvantageFrom: readonly InitiativeCircumstance[]
  /** whether a surprised creature can neither move nor act until after its first turn */
  readonly surprisedWaitOutFirstTurn: boolean
  /** whether people decide the order of a tie, or Dexterity and then a roll of the d20 */
  readonly ties: 'decided' | 'dexterity-then-roll'
}

/** How movement is paid for. */
export interface MovementRule {
  /** movement is spent in segments of this many feet */
  readonly segmentFeet: number
  /** what standing up from Prone costs, in feet, or half of the Speed */
  readonly standUp: number | 'half-speed'
  /** how far a High Jump goes without a running start: half of the running one, or the Strength modifier (minimum 1) */
  readonly standingHighJump: 'half' | 'strength-modifier'
  /** the DC of each check; one that the GM sets, or none where the edition asks for no check */
  readonly checkDcs: Readonly<Record<MovementCheck, number | 'set-by-gm' | 'none'>>
}

/** A reason for which one may move through the space of another creature. */
export type PassableFor = 'ally' | 'incapacitated' | 'tiny' | 'two-sizes-apart'

/** How creatures move through each other’s spaces. */
export interface MovingAroundCreaturesRule {
  readonly passableFor: readonly PassableFor[]
  /** whether the space of another creature is Difficult Terrain, unless that creature is Tiny or an ally */
  readonly spacesAreDifficultTerrain: boolean
  /** whether ending a turn in the space of another creature makes Prone */
  readonly proneInSharedSpace: boolean
}

/** Who can make an Opportunity Attack, and how it is rolled. */
export interface OpportunityAttackRule {
  /** whether the attacker must see the creature that leaves its reach */
  readonly mustSee: boolean
  /** whether only hostile creatures can make the attack */
  readonly hostileOnly: boolean
  readonly advantage: boolean
}

/** When an enemy that is near spoils a ranged attack. */
export interface CloseCombatRule {
  /** within how many feet of the enemy, or within the reach that it has */
  readonly within: number | 'enemy-reach'
  /** whether only attacks with weapons suffer, or any ranged attack */
  readonly attacks: 'weapon' | 'any'
  /** whether the enemy must see the attacker and must not be Incapacitated */
  readonly enemyMustBeAlert: boolean
}

/** What not seeing each other does to an attack. */
export interface UnseenAttackRule {
  /** against whom the attacker has Advantage: whoever cannot see it, or only those from whom it is hidden */
  readonly advantageWhen: 'unseen' | 'hidden'
}

/** The options of an Unarmed Strike. */
export interface UnarmedStrikeRule {
  readonly reachFeet: number
  /** what the Strength modifier is added to for the damage */
  readonly baseDamage: number
  readonly damageType: DamageType
  /** what the Strength modifier and the Proficiency Bonus are added to for the DC of a grapple or shove */
  readonly baseDc: number
  /** with which the target of a grapple or shove saves, as it chooses */
  readonly saves: readonly Ability[]
  readonly shoveFeet: number
  /** by how many sizes the target of a grapple or shove can be larger */
  readonly sizesLarger: number
}

/** How an improvised weapon is used. */
export interface ImprovisedWeaponRule {
  readonly damage: string
  readonly normalRangeFeet: number
  readonly longRangeFeet: number
  readonly addsProficiency: boolean
}

/** How creatures ride. */
export interface MountedCombatRule {
  /** by how many sizes the mount must at least be larger than its rider */
  readonly sizesLarger: number
  readonly withinFeet: number
  /** the share of the Speed that mounting or dismounting costs, rounded down */
  readonly costsSpeedDividedBy: number
  readonly controlledActions: readonly ('dash' | 'disengage' | 'dodge')[]
  readonly fallingOffDc: number
  readonly fallingOffSave: Ability
}

/** How creatures fight underwater. */
export interface UnderwaterCombatRule {
  /** the type of damage of melee weapons that are not impeded */
  readonly unimpededDamageType: DamageType
  /** what anything underwater has Resistance to */
  readonly resistances: readonly DamageType[]
}

/** What of combat differs between editions. `none` where an edition has no such rule. */
export interface CombatRules {
  readonly combatSteps: readonly CombatStep[]
  readonly initiative: InitiativeRule
  readonly movement: MovementRule
  readonly movingAroundCreatures: MovingAroundCreaturesRule
  readonly opportunityAttack: OpportunityAttackRule
  readonly closeCombat: CloseCombatRule
  readonly unseenAttack: UnseenAttackRule
  readonly unarmedStrike: UnarmedStrikeRule | 'none'
  readonly improvisedWeapon: ImprovisedWeaponRule | 'none'
  readonly mountedCombat: MountedCombatRule | 'none'
  readonly underwaterCombat: UnderwaterCombatRule | 'none'
  readonly areaShapes: readonly AreaShape[]
}
