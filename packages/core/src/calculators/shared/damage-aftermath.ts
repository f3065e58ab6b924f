import { type Fraction, fraction } from '../../fraction.ts'
import { chanceOfSuccess } from '../../rules/d20-tests/d20-test.ts'
import { type DamageModifiers, damageTaken } from '../../rules/damage-and-healing/damage.ts'
import { deadlyHitPoints } from '../../rules/damage-and-healing/death-saving-throw.ts'
import { type DamageResult, vitalsAfterDamage } from '../../rules/damage-and-healing/dropping-to-zero.ts'
import { hitPointsOf, isBloodied } from '../../rules/damage-and-healing/hit-points.ts'
import type { DyingState, Vitals } from '../../rules/damage-and-healing/vitals.ts'
import { concentrationDc } from '../../rules/spells-and-magic/concentration.ts'
import type { DamageAndHealingRules } from '../../rulesets/damage-and-healing.ts'
import { next2012DamageAndHealing } from '../../rulesets/next-2012/damage-and-healing.ts'
import { srd51DamageAndHealing } from '../../rulesets/srd-5-1/damage-and-healing.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import type { ByRuleset } from './ruleset-field.ts'
import type { TakeDamageInput } from './take-damage-fields.ts'

/** Damage, Hit Points and dying, by edition. */
export const DAMAGE_RULES: ByRuleset<DamageAndHealingRules> = {
  'srd-5.2.1': srd521DamageAndHealing,
  'srd-5.1': srd51DamageAndHealing,
  'next-2012': next2012DamageAndHealing,
}

/** One word for the state of a creature after damage. */
export type Standing = 'conscious' | 'bloodied' | 'knocked-out' | 'dying' | 'stable' | 'dead'

/** A creature after damage. */
export interface Aftermath {
  /** the damage taken, after Resistance and the like */
  readonly taken: number
  readonly before: Vitals
  readonly after: Vitals
  readonly hitPoints: number
  readonly result: DamageResult
  readonly standing: Standing
  /** the DC of the save to maintain Concentration; none if no damage was taken, or if the creature cannot save */
  readonly concentrationDc: number | 'none'
  /** the chance that Concentration holds, with or without damage */
  readonly holds: Fraction
}

/** What changes the damage. */
export const modifiersOf = ({ adjust, resistance, vulnerability, immunity }: TakeDamageInput): DamageModifiers => ({
  adjustment: adjust,
  resistance,
  vulnerability,
  immunity,
})

/** The creature's state before the damage. */
function lifeBefore(input: TakeDamageInput, { dying }: DamageAndHealingRules, deadly: number): DyingState {
  const { 'hit-points': given, 'hit-point-maximum': most, monster, stable } = input
  const countsFailures = dying.failure === 'counted'
  const hitPoints = countsFailures ? Math.max(0, given) : given
  if (hitPoints > 0) return { kind: 'conscious', hitPoints: Math.min(hitPoints, most) }
  if (monster || (!countsFailures && hitPoints <= deadly)) return { kind: 'dead' }
  if (stable) return { kind: 'stable', hitPoints }
  return { kind: 'dying', successes: 0, failures: countsFailures ? input.failures : 0, hitPoints }
}

/** The creature before the damage. */
export function vitalsOf(input: TakeDamageInput): Vitals {
  const rules = DAMAGE_RULES[input.ruleset]
  const deadly = deadlyHitPoints({ constitutionScore: input.constitution, level: input.level })
  return {
    hitPointMaximum: input['hit-point-maximum'],
    temporaryHitPoints: rules.temporaryHitPoints ? input.temporary : 0,
    life: lifeBefore(input, rules, deadly),
    diesAtZero: input.monster,
    deadlyHitPoints: deadly,
  }
}

function standingOf({ hitPointMaximum, life }: Vitals, result: DamageResult, rules: DamageAndHealingRules): Standing {
  if (result === 'knocked-out') return 'knocked-out'
  if (life.kind !== 'conscious') return life.kind
  return isBloodied({ hitPoints: life.hitPoints, hitPointMaximum }, rules) ? 'bloodied' : 'conscious'
}

/**
 * How much damage a creature takes and what follows, for each amount of damage dealt.
 *
 * @returns a function of the damage dealt
 */
export function aftermathOf(input: TakeDamageInput): (dealt: number) => Aftermath {
  const rules = DAMAGE_RULES[input.ruleset]
  const { concentration } = rules
  const before = vitalsOf(input)
  const modifiers = modifiersOf(input)
  const byDc = new Map<number, Fraction>()
  const chanceAgainst = (dc: number): Fraction => {
    const chance = byDc.get(dc) ?? chanceOfSuccess({ modifier: input.save, dc, state: input.state })
    byDc.set(dc, chance)
    return chance
  }
  return (dealt) => {
    const { value: taken } = damageTaken({ dealt, ...modifiers })
    const {
      value: { vitals: after, result },
    } = vitalsAfterDamage({ vitals: before, damage: taken, criticalHit: input.critical, spares: input.spares }, rules)
    const standing = standingOf(after, result, rules)
    const awake = standing === 'conscious' || standing === 'bloodied'
    const dc = awake && taken > 0 && concentration !== 'none' ? concentrationDc(taken, rules) : 'none'
    return {
      taken,
      before,
      after,
      hitPoints: hitPointsOf(after.life),
      result,
      standing,
      concentrationDc: dc,
      holds: awake ? (dc === 'none' ? fraction(1) : chanceAgainst(dc)) : fraction(0),
    }
  }
}
