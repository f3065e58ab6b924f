import { type Distribution, quantile } from '../../dice/distribution.ts'
import { fraction } from '../../fraction.ts'
import { type DamageModifiers, takeDamage } from '../../rules/damage-and-healing/damage.ts'
import type { Step } from '../calculator.ts'
import { integer, signed } from './values.ts'

const HALF = fraction(1, 2)

/** What changes the damage that a target takes, as steps for the average damage: a figure that is easy to follow. */
export const damageSteps = (dealt: Distribution, modifiers: DamageModifiers): Step[] =>
  takeDamage(quantile(dealt, HALF), modifiers).steps.map(({ rule, values: { before, damage } }) => ({
    rule,
    id: rule === 'order-of-application' ? 'adjustment' : rule,
    values: { before: integer(before), after: integer(damage), adjustment: signed(modifiers.adjustment ?? 0) },
  }))
