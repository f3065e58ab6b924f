import type { Ability } from '../../vocabulary/abilities.ts'
import type { Capacity } from '../../vocabulary/capacities.ts'
import type { AnyCondition } from '../../vocabulary/conditions.ts'
import type { RollState } from '../../vocabulary/d20-tests.ts'
import type { DamageType } from '../../vocabulary/damage-types.ts'

/** What a condition gives to a roll. */
export type Gives = Exclude<RollState, 'normal'>

/** When an effect on an attack roll applies: each circumstance that is named must match. */
export interface AttackCircumstances {
  /** whether the source of the condition is in the creature’s line of sight */
  readonly sourceInSight?: true
  /** whether the target of the creature's attack is the source of the condition */
  readonly targetIsSource?: false
  /** whether the other side of the attack sees the creature */
  readonly seen?: false
  readonly attack?: 'melee' | 'ranged'
  /** from attacker to target, inclusive */
  readonly withinFeet?: number
  /** from attacker to target, exclusive */
  readonly beyondFeet?: number
}

/** One effect of a condition on the creature that has it. */
export type ConditionEffect = EffectOfLevel & {
  /** the lowest level of the condition that has the effect; 1 by default */
  readonly fromLevel?: number
}

type EffectOfLevel =
  /** the creature also has another condition */
  | { readonly kind: 'includes'; readonly condition: AnyCondition }
  | { readonly kind: 'cannot'; readonly what: Capacity }
  /** the creature’s own attack rolls */
  | { readonly kind: 'attack-rolls'; readonly gives: Gives; readonly when: AttackCircumstances }
  | { readonly kind: 'attack-roll-bonus'; readonly bonus: number }
  /** attack rolls against the creature */
  | { readonly kind: 'attack-rolls-against'; readonly gives: Gives; readonly when: AttackCircumstances }
  /** a hit against the creature is a Critical Hit */
  | { readonly kind: 'critical-hits-against'; readonly withinFeet: number }
  | {
      readonly kind: 'ability-checks'
      readonly gives: Gives
      readonly when: Pick<AttackCircumstances, 'sourceInSight'>
    }
  | { readonly kind: 'ability-checks-fail'; readonly needing: 'sight' | 'hearing' }
  /** ability checks of the source of the condition to interact socially with the creature */
  | { readonly kind: 'social-checks-of-source'; readonly gives: Gives }
  | { readonly kind: 'saving-throws'; readonly ability: Ability | 'any'; readonly gives: Gives }
  | { readonly kind: 'saving-throws-fail'; readonly ability: Ability }
  | { readonly kind: 'initiative'; readonly gives: Gives }
  | { readonly kind: 'd20-tests'; readonly bonusPerLevel: number }
  /** no Speed, and nothing can increase it */
  | { readonly kind: 'speed-0' }
  | { readonly kind: 'speed-divided'; readonly by: number }
  | { readonly kind: 'speed-reduced'; readonly feetPerLevel: number }
  | { readonly kind: 'hit-point-maximum-divided'; readonly by: number }
  /** the creature can only crawl or stand up */
  | { readonly kind: 'crawls' }
  /** the creature can neither harm the source of the condition nor willingly come closer to it */
  | { readonly kind: 'cannot-to-source'; readonly what: 'harm' | 'approach' }
  /** the source of the condition can drag or carry the creature along */
  | { readonly kind: 'moved-by-source' }
  | { readonly kind: 'drops-what-it-holds' }
  /** the creature gets another condition when this one starts or ends; that condition then lasts on its own */
  | { readonly kind: 'falls'; readonly condition: AnyCondition; readonly at: 'start' | 'end' }
  | { readonly kind: 'resistance'; readonly damage: 'all' }
  | { readonly kind: 'immunity'; readonly condition: AnyCondition }
  /** poison covers damage of that type */
  | { readonly kind: 'immunity-to'; readonly what: 'poison' | 'disease' }
  /** what the creature already has of it does nothing for now, but does not end */
  | { readonly kind: 'suspends'; readonly what: 'poison' | 'disease' }
  /** effects that need to see their target do nothing, unless their creator sees the creature */
  | { readonly kind: 'concealed' }
  /** for hiding */
  | { readonly kind: 'heavily-obscured' }
  /** sneaking up on the creature succeeds, unless it can notice by another sense */
  | { readonly kind: 'sneaked-up-on' }
  | { readonly kind: 'weight'; readonly times: number }
  | { readonly kind: 'does-not-age' }
  | { readonly kind: 'dies'; readonly atLevel: number }
  /** damage from creatures without the condition, and to them */
  | { readonly kind: 'damage-taken-divided'; readonly by: number; readonly except: DamageType }
  | { readonly kind: 'damage-dealt-divided'; readonly by: number; readonly except: DamageType }
  | { readonly kind: 'damage-taken-reduced'; readonly by: string }
  | { readonly kind: 'passes-through'; readonly what: 'creatures' | 'objects' }
  /** inside an object: it has a condition, and can target nothing else */
  | { readonly kind: 'inside-objects'; readonly condition: AnyCondition; readonly targetsOnlyTheObject: true }
  /** each spell first requires a check; on a failure the action is lost, but not the spell */
  | { readonly kind: 'spells-need-check'; readonly ability: Ability; readonly dc: number }

/** A condition: its highest level, 1 if it has no levels, and its effects. */
export interface ConditionRow {
  readonly maximumLevel: number
  readonly effects: readonly ConditionEffect[]
}
