import { probability } from '../../dice/distribution.ts'
import type { OddsError } from '../../dice/odds.ts'
import type { Expression } from '../../dice/syntax.ts'
import { type Fraction, fraction } from '../../fraction.ts'
import type { Ability } from '../../vocabulary/abilities.ts'
import type { CoverDegree } from '../../vocabulary/cover-degrees.ts'
import type { Exact } from '../basics/exactly.ts'
import { canBeTargetedDirectly, coverBonus } from '../combat/cover.ts'
import { type D20Roll, d20Total } from '../d20-tests/d20-test-distribution.ts'
import { halfDamage, MINIMUM_DAMAGE } from './damage.ts'
import { type TargetDamageModifiers, takenBy } from './damage-taken.ts'

/** What a successful save leaves of the damage. */
export const AFTER_SUCCESS = ['half', 'none'] as const

/** A target of a damaging effect, with its saving throw. */
export interface SavingTarget extends D20Roll {
  /** its bonus counts for Dexterity saves; the effect does not reach a target behind Total Cover */
  readonly cover?: CoverDegree
  /** a Rogue's or Monk's Evasion: against half damage on a Dexterity save, none on a success and half on a failure */
  readonly evasion?: boolean
  /** the target's own damage modifiers */
  readonly damageModifiers?: TargetDamageModifiers
}

/** An effect that forces its targets to save against one damage roll. */
export interface DamagingEffect {
  readonly save: Ability
  readonly dc: number
  /** rolled once for all targets; labels name its types */
  readonly damage: Expression
  /** what remains of the damage after a successful save: half by default, or nothing */
  readonly onSuccess?: (typeof AFTER_SUCCESS)[number]
}

/** An effect, and the targets that save against it. */
export interface EffectOnTargets extends DamagingEffect {
  readonly targets: readonly SavingTarget[]
}

/** The ability whose saves benefit from cover and Evasion. */
const DODGING: Ability = 'dexterity'

/** The damage of one damage roll to a target when its save fails and when it succeeds. */
export interface SaveOutcome {
  readonly failed: number
  readonly succeeded: number
}

/** No damage either way. */
export const UNHURT: SaveOutcome = { failed: MINIMUM_DAMAGE, succeeded: MINIMUM_DAMAGE }

const isAffected = ({ cover = 'none' }: SavingTarget): boolean => canBeTargetedDirectly(cover)

/** The chance that the save of a target fails, inside a larger computation. */
export function chanceOfFailure({ save, dc }: DamagingEffect, target: SavingTarget, exact: Exact<OddsError>): Fraction {
  if (!isAffected(target)) return fraction(0)
  const { modifier = 0, cover = 'none' } = target
  const bonus = save === DODGING ? coverBonus(cover) : 0
  return probability(d20Total({ ...target, modifier: modifier + bonus }, exact), '<', dc)
}

/** The damage of one type that a target takes. */
export function damageOnSave(
  { save, onSuccess = 'half' }: DamagingEffect,
  target: SavingTarget,
  type: string | undefined,
): (rolled: number) => SaveOutcome {
  if (!isAffected(target)) return () => UNHURT
  const { evasion = false, damageModifiers = {} } = target
  const evades = evasion && save === DODGING && onSuccess === 'half'
  const taken = takenBy(damageModifiers, type)
  return (rolled) => {
    const whole = taken(rolled)
    const half = taken(halfDamage(rolled))
    if (evades) return { failed: half, succeeded: MINIMUM_DAMAGE }
    return { failed: whole, succeeded: onSuccess === 'half' ? half : MINIMUM_DAMAGE }
  }
}
