import type { Ability } from '../vocabulary/abilities.ts'
import type { AreaShape } from '../vocabulary/area-shapes.ts'
import type { CombatStep } from '../vocabulary/combat-steps.ts'
import type { DamageType } from '../vocabulary/damage-types.ts'
import type { FlyingObstacle } from '../vocabulary/flying-obstacles.ts'
import type { MovementCheck } from '../vocabulary/movement-checks.ts'
import type { Skill } from '../vocabulary/skills.ts'
import type { TerrainFeatureKind } from '../vocabulary/terrain-features.ts'
import type { Weapon } from '../vocabulary/weapons.ts'

/** The circumstances that can change an Initiative roll. */
export const INITIATIVE_CIRCUMSTANCES = ['surprise', 'invisible', 'incapacitated'] as const

/** The id of a circumstance that can change an Initiative roll. */
export type InitiativeCircumstance = (typeof INITIATIVE_CIRCUMSTANCES)[number]

/** The score that can replace an Initiative roll, before the Dexterity modifier. */
export interface InitiativeScoreRule {
  readonly base: number
  /** what Advantage on Initiative rolls adds */
  readonly advantage: number
  /** what Disadvantage adds, a negative number */
  readonly disadvantage: number
}

/** How Initiative is rolled and ordered. */
export interface InitiativeRule {
  readonly advantageFrom: readonly InitiativeCircumstance[]
  readonly disadvantageFrom: readonly InitiativeCircumstance[]
  /** whom combat surprises: the GM says it, or whoever's passive Perception notices no threat */
  readonly surprises: 'set-by-gm' | 'who-notices-no-threat'
  /** whether a surprised creature can neither move nor act until after its first turn */
  readonly surprisedWaitOutFirstTurn: boolean
  /** whether the GM and the players decide the order of a tie, or Dexterity and then a roll of the d20 */
  readonly ties: 'decided' | 'dexterity-then-roll'
  /** whether the GM can have those who tie roll a d20 instead, the highest first */
  readonly tiesMayBeRolled: boolean
  readonly score: InitiativeScoreRule | 'none'
}

/** How movement is spent. */
export interface MovementRule {
  /** movement is spent in increments of this many feet */
  readonly incrementFeet: number
  /** the cost of standing up from Prone, in feet, or half of the Speed */
  readonly standUp: number | 'half-speed'
  /**
   * the height of a High Jump without a running start: half of the running one, or the Strength modifier (minimum 1)
   */
  readonly standingHighJump: 'half' | 'strength-modifier'
  /** the DC of each check; `set-by-gm`, or `none` if the edition requires no check */
  readonly checkDcs: Readonly<Record<MovementCheck, number | 'set-by-gm' | 'none'>>
  /** whether the edition says that a change of the Speed changes each special speed as well */
  readonly specialSpeedsFollow: boolean
  /** whether a creature with a Speed of 0 cannot drop Prone */
  readonly droppingProneNeedsSpeed: boolean
  /** the features that make a space Difficult Terrain */
  readonly difficultFeatures: readonly TerrainFeatureKind[]
  /** whether squeezing through a narrow opening hampers attack rolls and Dexterity saving throws */
  readonly squeezingHampers: boolean
  /** whether a check can halve the damage of a fall into a liquid */
  readonly liquidSoftensFalls: boolean
}

/** When a flying creature falls. */
export interface FlightRule {
  readonly fallsWhen: readonly FlyingObstacle[]
  /** whether a creature that magic holds aloft stays there */
  readonly magicHoldsAloft: boolean
}

/** How moving a Grappled creature slows the grappler. */
export interface DraggingRule {
  /** each foot costs an extra one, or the Speed is halved */
  readonly slows: 'extra-foot' | 'half-speed'
  /** whether a Tiny creature slows nobody, whatever the grappler's size */
  readonly tinySlowsNobody: boolean
}

/** Which weapons allow the extra attack with a second weapon. */
export interface TwoWeaponFightingRule {
  /** whether both have to be melee weapons */
  readonly meleeOnly: boolean
}

/** A reason why a creature can move through another one's space. */
export type PassableFor = 'ally' | 'nonhostile' | 'incapacitated' | 'tiny' | 'two-sizes-apart'

/** How creatures move through each other's spaces. */
export interface MovingAroundCreaturesRule {
  readonly passableFor: readonly PassableFor[]
  /** when the space of another creature is Difficult Terrain */
  readonly spacesAreDifficultTerrain: 'always' | 'unless-tiny-or-ally' | 'never'
  /** whether ending a turn in another creature's space gives the Prone condition */
  readonly proneInSharedSpace: boolean
}

/** Who can make an Opportunity Attack, and how it is rolled. */
export interface OpportunityAttackRule {
  /** whether the attacker must see the creature that leaves its reach */
  readonly mustSee: boolean
  /** whether only hostile creatures can make the attack */
  readonly hostileOnly: boolean
  readonly advantage: boolean
  /** whether the attack can grapple or shove, as an Unarmed Strike does */
  readonly mayGrip: boolean
}

/** When a nearby enemy hinders a ranged attack. */
export interface CloseCombatRule {
  /** within how many feet of the enemy, or within the enemy's reach */
  readonly within: number | 'enemy-reach'
  /** whether only attacks with weapons are hindered, or any ranged attack */
  readonly attacks: 'weapon' | 'any'
  /** whether the enemy must see the attacker and must not be Incapacitated */
  readonly enemyMustBeAlert: boolean
}

/** How not seeing each other changes an attack. */
export interface UnseenAttackRule {
  /** against whom the attacker has Advantage: whoever cannot see it, or only those from whom it is hidden */
  readonly advantageWhen: 'unseen' | 'hidden'
}

/** How a grapple or shove is decided: the target saves, or both make a check and the attacker wins with the higher total. */
export type GripRule =
  | {
      readonly decidedBy: 'saving-throw'
      /** the DC, before the Strength modifier and the Proficiency Bonus are added */
      readonly baseDc: number
      /** the saves of the target, which chooses one */
      readonly saves: readonly Ability[]
    }
  | {
      readonly decidedBy: 'contest'
      readonly skill: Skill
      /** the skills of the target, which chooses one */
      readonly opposing: readonly Skill[]
      /** the DC for escaping from a monster, before its bonus for the skill, if its stat block names none */
      readonly monsterEscapeDc: number
    }

/** The options of an Unarmed Strike. */
export interface UnarmedStrikeRule {
  readonly reachFeet: number
  /** the damage before the Strength modifier is added */
  readonly baseDamage: number
  readonly damageType: DamageType
  /** whether it counts as an attack with a weapon */
  readonly weaponAttack: boolean
  readonly grip: GripRule
  readonly shoveFeet: number
  /** how many sizes larger the target of a grapple or shove can be */
  readonly maximumSizesLarger: number
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
  /** how many sizes larger than its rider the mount must be */
  readonly minimumSizesLarger: number
  readonly withinFeet: number
  /** mounting or dismounting costs the Speed divided by this, rounded down */
  readonly costsSpeedDividedBy: number
  readonly controlledActions: readonly ('dash' | 'disengage' | 'dodge')[]
  readonly fallingOffDc: number
  readonly fallingOffSave: Ability
  /** what a rider does whose mount is knocked Prone: the same save, or a Reaction with which it lands on its feet */
  readonly whenMountFalls: 'save' | 'reaction'
  /** whether a creature can mount or dismount only once during its move */
  readonly oncePerMove: boolean
  /** whom an Opportunity Attack can target that the mount provokes */
  readonly opportunityAttackTargets: readonly ('mount' | 'rider')[]
}

/** How creatures fight underwater. */
export interface UnderwaterCombatRule {
  /** the melee weapons that are not impeded: those that deal a type of damage, or those listed */
  readonly unimpededMelee: { readonly damageType: DamageType } | { readonly weapons: readonly Weapon[] }
  /** the ranged weapons that are not impeded within their normal range, and the net where it is one */
  readonly unimpededRanged: readonly (Weapon | 'net')[]
  /** the damage types that everything underwater has Resistance to */
  readonly resistances: readonly DamageType[]
}

/** The differences between editions in combat. `none` if an edition has no such rule. */
export interface CombatRules {
  readonly combatSteps: readonly CombatStep[]
  readonly initiative: InitiativeRule
  readonly movement: MovementRule
  readonly flight: FlightRule | 'none'
  readonly dragging: DraggingRule
  readonly movingAroundCreatures: MovingAroundCreaturesRule
  readonly opportunityAttack: OpportunityAttackRule
  readonly closeCombat: CloseCombatRule
  readonly unseenAttack: UnseenAttackRule
  readonly twoWeaponFighting: TwoWeaponFightingRule | 'none'
  readonly unarmedStrike: UnarmedStrikeRule | 'none'
  readonly improvisedWeapon: ImprovisedWeaponRule | 'none'
  readonly mountedCombat: MountedCombatRule | 'none'
  readonly underwaterCombat: UnderwaterCombatRule | 'none'
  readonly areaShapes: readonly AreaShape[]
}
