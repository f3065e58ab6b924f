import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { WithSteps } from '../../steps/step.ts'
import { type DamageModifiers, damageTaken, halfDamage, MINIMUM_DAMAGE } from './damage.ts'
import { damageDealt } from './damage-roll.ts'
import { AFTER_SUCCESS } from './saving-target.ts'
import type { DamageRuleStep } from './steps.ts'

/** A target that saved against damage that was rolled once for all targets. */
export interface SharedDamageTarget {
  readonly saved: boolean
  /** its own modifiers for this type of damage */
  readonly modifiers?: DamageModifiers
}

/** One damage roll for several targets that saved against it. */
export interface SharedDamage {
  /** the total of the one damage roll */
  readonly rolled: number
  readonly targets: readonly SharedDamageTarget[]
  /** what remains of the damage after a successful save: half by default, or nothing */
  readonly onSuccess?: (typeof AFTER_SUCCESS)[number]
}

/**
 * The damage that several targets take from one effect. It is rolled once for all of them. A target that succeeds on
 * its save takes half of it (rounded down), or none if the effect says so; then Resistance and the like apply.
 *
 * @returns for each target the damage, and each step that changed it
 * @throws RangeError if a number is not an integer, or what remains is neither half nor nothing
 * @source SRD 5.2.1, Playing the Game: Damage against Multiple Targets, Half Damage (page 16), Order of Application
 *   (page 17)
 * @source 2012 playtest, Damage Rolls
 * @example
 * shareDamage({ rolled: 27, targets: [{ saved: false }, { saved: true }] }).map(({ value }) => value) // => [27, 13]
 * shareDamage({ rolled: 27, targets: [{ saved: true, modifiers: { resistance: true } }] })[0]?.value // => 6
 */
export function shareDamage({
  rolled,
  targets,
  onSuccess = 'half',
}: SharedDamage): readonly WithSteps<number, DamageRuleStep>[] {
  requireInteger('rolled', rolled, ANY_INTEGER)
  requireOneOf('onSuccess', onSuccess, AFTER_SUCCESS)
  return targets.map(({ saved, modifiers = {} }) => {
    const whole = damageDealt(rolled)
    const left = !saved ? whole : onSuccess === 'half' ? halfDamage(whole) : MINIMUM_DAMAGE
    const taken = damageTaken({ dealt: left, ...modifiers })
    return {
      value: taken.value,
      steps: [
        { kind: 'damage-rolled-once', rule: 'multiple-targets', values: { rolled, damage: whole } },
        ...(saved
          ? [{ kind: 'damage-changed', rule: 'half-damage', values: { before: whole, damage: left } } as const]
          : []),
        ...taken.steps,
      ],
    }
  })
}
