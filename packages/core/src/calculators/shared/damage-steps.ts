import { type Distribution, quantile } from '../../dice/distribution.ts'
import { fraction } from '../../fraction.ts'
import { type DamageModifiers, takeDamage } from '../../rules/damage-and-healing/damage.ts'
import type { RuleId } from '../../vocabulary/rule-ids.ts'
import type { Step } from '../calculator.ts'
import { integer, signed } from './values.ts'

const HALF = fraction(1, 2)

/** Which rule each step from damage dealt to damage taken applies. */
const RULES = {
  adjustment: 'order-of-application',
  resistance: 'resistance',
  vulnerability: 'vulnerability',
  immunity: 'immunity',
} as const satisfies Readonly<Record<string, RuleId>>

/** What changes the damage that a target takes, as steps for the middle of the damage: a figure one can follow. */
export const damageSteps = (dealt: Distribution, modifiers: DamageModifiers): Step[] =>
  takeDamage(quantile(dealt, HALF), modifiers).steps.map(({ id, before, after }) => ({
    rule: RULES[id],
    id,
    values: { before: integer(before), after: integer(after), adjustment: signed(modifiers.adjustment ?? 0) },
  }))
