import type { ConditionRow } from '../tables/conditions/condition-effect.ts'
import type { Ability } from '../vocabulary/abilities.ts'
import type { AnyCondition } from '../vocabulary/conditions.ts'

/** A Critical Hit rolls the damage dice of the attack more than once. */
export interface DiceRolledAgain {
  readonly naturalRoll: number
  readonly damageDice: 'rolled-again'
  /** how many times the damage dice of the attack are rolled */
  readonly damageRolls: number
}

/** A Critical Hit deals the maximum of the attack's damage dice. */
export interface DiceAtMaximum {
  readonly naturalRoll: number
  readonly damageDice: 'maximum'
}

/** How a Critical Hit adds to the damage, and the lowest natural roll that is one unless a feature says otherwise. */
export type CriticalHitRule = DiceRolledAgain | DiceAtMaximum

/** What all editions have in common about Death Saving Throws. */
interface DeathSaveRule {
  readonly dc: number
  /** the ability of the saving throw; `none` for a plain d20 */
  readonly saveAbility: Ability | 'none'
  readonly successesToStabilize: number
  /** Hit Points that a Stable creature regains */
  readonly stableHitPoints: number
  /** after how many hours, as dice */
  readonly stableHours: string
}

/** Hit Points end at 0, and failures are counted. */
export interface CountedFailures extends DeathSaveRule {
  readonly failure: 'counted'
  readonly failuresToDie: number
  /** failures that a natural 1 counts for */
  readonly natural1Failures: number
  /** Hit Points regained by a natural 20 */
  readonly natural20HitPoints: number
  /** failures for taking any damage at 0 Hit Points */
  readonly damageFailures: number
  /** failures for a Critical Hit at 0 Hit Points */
  readonly criticalHitFailures: number
  /** DC of the Wisdom (Medicine) check that stabilizes */
  readonly stabilizeDc: number
}

/** Hit Points go below 0, a failure costs more of them, and the creature dies at a negative total. */
export interface NegativeHitPoints extends DeathSaveRule {
  readonly failure: 'damage'
  /** the damage of a failure, as dice; nothing reduces it */
  readonly failureDamage: string
}

/** How a creature that has dropped to 0 Hit Points or fewer lives or dies. */
export type DyingRule = CountedFailures | NegativeHitPoints

/** When a creature is Bloodied: at half of the maximum, or below half of it. */
export interface BloodiedRule {
  readonly when: 'half-or-fewer' | 'fewer-than-half'
}

/** What kills at once, besides a drop to 0 Hit Points for a monster. */
export interface InstantDeathRule {
  /** damage that remains after the drop to 0, or damage at 0, that equals the Hit Point maximum */
  readonly massiveDamage: boolean
  /** a Hit Point maximum of 0 */
  readonly maximumOfZero: boolean
}

/** How an attack spares a creature that it would drop. */
export interface KnockOutRule {
  /** which attacks can */
  readonly attacks: 'melee' | 'melee-weapon'
  /** whether the attacker chooses when the damage would drop the creature, or declares it with the attack */
  readonly chosen: 'on-dropping' | 'with-the-attack'
  /** the Hit Points that the creature then has */
  readonly hitPoints: number
  /** DC of the Wisdom (Medicine) check that wakes it early */
  readonly firstAidDc: number | 'none'
  /** whether it starts a Short Rest at once */
  readonly startsShortRest: boolean
}

/** How damage threatens Concentration. */
export interface ConcentrationRule {
  readonly saveAbility: Ability
  readonly minimumDc: number
  /** `none` if damage can raise it without limit */
  readonly maximumDc: number | 'none'
  /** the DC of the save that the GM can require for the surroundings; `none` if the rules name none */
  readonly environmentDc: number | 'none'
}

/** What interrupts a rest. */
export interface RestInterruptions {
  readonly initiative: boolean
  readonly attack: boolean
  readonly damage: boolean
  /** casting a spell of this level or higher; cantrips have level 0 */
  readonly spellFromLevel: number | 'none'
  /** this much walking or other exertion */
  readonly exertionMinutes: number | 'none'
}

/** How a Short Rest works. */
export interface ShortRestRule {
  readonly minutes: number
  /** the Hit Points needed to start */
  readonly leastHitPoints: number | 'any'
  /** whether Hit Dice are spent freely, or only with something that allows it, such as a healer's kit */
  readonly hitDiceNeed: 'nothing' | 'kit-or-feature'
  /** the minimum Hit Points that each Hit Die gives */
  readonly leastPerHitDie: number
  readonly interruptions: RestInterruptions
}

/** What a Long Rest restores. */
export interface LongRestRecovery {
  readonly hitPoints: 'all' | 'none'
  /** half is half of all dice, rounded down, and at least 1 */
  readonly hitDice: 'all' | 'half' | 'one-plus-constitution-modifier'
  /** whether Hit Dice can be spent at its end */
  readonly spendsHitDice: boolean
}

/** The id of a way in which a Long Rest restores: the usual one, or a slower variant that the DM can choose. */
export type RecoveryVariant = 'usual' | 'slower-hit-points' | 'slower-hit-dice' | 'slower-all-around'

/** How a Long Rest works. */
export interface LongRestRule {
  readonly hours: number
  /** of these, the minimum of sleep */
  readonly sleepHours: number
  /** and the maximum of light activity */
  readonly lightActivityHours: number
  readonly leastHitPoints: number
  /** when the next one can start: this long after the end of the last, or after its start */
  readonly nextAfter: { readonly from: 'end' | 'start'; readonly hours: number }
  /** by variant; an edition without variants has only the usual one */
  readonly recovery: { readonly usual: LongRestRecovery } & Partial<Readonly<Record<RecoveryVariant, LongRestRecovery>>>
  /** whether a reduced Hit Point maximum and reduced ability scores return to normal */
  readonly restoresReductions: boolean
  readonly exhaustionLevelsRemoved: number
  /** whether they are removed only if the creature has eaten and drunk */
  readonly removingExhaustionNeedsFood: boolean
  readonly interruptions: RestInterruptions
  /** the effect of an interruption: the rest can be resumed and takes this many more hours, or starts over */
  readonly interrupted: { readonly rest: 'resumes'; readonly extraHours: number } | { readonly rest: 'starts-over' }
  /** hours rested before an interruption that make it count as a Short Rest */
  readonly shortRestAfterHours: number | 'none'
}

/** How much Exhaustion a revived creature loses. */
export interface RevivalRule {
  readonly exhaustionLevelsRemoved: number
}

/** The conditions of an edition. */
export interface ConditionsRule {
  readonly list: readonly AnyCondition[]
  readonly rows: Readonly<Partial<Record<AnyCondition, ConditionRow>>>
}

/** The differences between editions in damage, healing and conditions. `none` if an edition has no such rule. */
export interface DamageAndHealingRules {
  /** whether the ability modifier is added to fixed damage of a weapon, such as a Blowgun's, or only to dice */
  readonly abilityModifierAddedTo: 'dice' | 'any-damage'
  readonly criticalHit: CriticalHitRule
  readonly dying: DyingRule
  readonly bloodied: BloodiedRule | 'none'
  readonly instantDeath: InstantDeathRule
  readonly knockOut: KnockOutRule
  /** whether there are Temporary Hit Points */
  readonly temporaryHitPoints: boolean
  readonly concentration: ConcentrationRule | 'none'
  readonly shortRest: ShortRestRule
  readonly longRest: LongRestRule
  readonly revival: RevivalRule
  readonly conditions: ConditionsRule
}
