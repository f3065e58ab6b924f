import { type Distribution, quantile } from '../../dice/distribution.ts'
import { fraction } from '../../fraction.ts'
import { type DamageModifiers, damageTaken } from '../../rules/damage-and-healing/damage.ts'
import type { StepOf } from '../../steps/step.ts'
import type { DAMAGE_CHANGE_STEPS } from './damage-change-steps.ts'

const HALF = fraction(1, 2)

/** What changes the damage that a target takes, as steps for the average damage: a figure that is easy to follow. */
export const damageSteps = (dealt: Distribution, modifiers: DamageModifiers): StepOf<typeof DAMAGE_CHANGE_STEPS>[] =>
  damageTaken({ dealt: quantile(dealt, HALF), ...modifiers }).steps.map(({ rule, values: { before, damage } }) => ({
    kind: rule === 'order-of-application' ? 'adjustment' : rule,
    rule,
    values: { before, after: damage, adjustment: modifiers.adjustment ?? 0 },
  }))
