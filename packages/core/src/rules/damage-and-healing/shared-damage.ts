import { type DamageModifiers, halfDamage, MINIMUM_DAMAGE, takeDamage } from './damage.ts'
import { damageDealt } from './damage-roll.ts'
import type { DamageRuleStep } from './steps.ts'

/** A target that saved against damage that was rolled once for all targets. */
export interface SharedDamageTarget {
  readonly saved: boolean
  /** its own modifiers for this type of damage */
  readonly modifiers?: DamageModifiers
}

/** The damage that a target takes. */
export interface SharedDamage {
  readonly damage: number
  readonly steps: readonly DamageRuleStep[]
}

/**
 * The damage that several targets take from one effect. It is rolled once for all of them. A target that succeeds on
 * its save takes half of it (rounded down), or none if the effect says so; then Resistance and the like apply.
 *
 * @param rolled the total of the one damage roll
 * @param onSuccess what remains of the damage after a successful save
 * @source SRD 5.2.1, Playing the Game: Damage against Multiple Targets, Half Damage (page 16), Order of Application
 *   (page 17)
 * @source 2012 playtest, Damage Rolls
 * @example
 * shareDamage(27, [{ saved: false }, { saved: true }], 'half').map(({ damage }) => damage) // => [27, 13]
 * shareDamage(27, [{ saved: true, modifiers: { resistance: true } }], 'half')[0].damage // => 6
 */
export const shareDamage = (
  rolled: number,
  targets: readonly SharedDamageTarget[],
  onSuccess: 'half' | 'none',
): readonly SharedDamage[] =>
  targets.map(({ saved, modifiers = {} }) => {
    const whole = damageDealt(rolled)
    const left = !saved ? whole : onSuccess === 'half' ? halfDamage(whole) : MINIMUM_DAMAGE
    const taken = takeDamage(left, modifiers)
    return {
      damage: taken.damage,
      steps: [
        { kind: 'damage-rolled-once', rule: 'multiple-targets', values: { rolled, damage: whole } },
        ...(saved
          ? [{ kind: 'damage-changed', rule: 'half-damage', values: { before: whole, damage: left } } as const]
          : []),
        ...taken.steps,
      ],
    }
  })
