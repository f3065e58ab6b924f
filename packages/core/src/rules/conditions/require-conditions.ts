import { FROM_0, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import { type AnyCondition, CONDITIONS, PLAYTEST_CONDITIONS } from '../../vocabulary/conditions.ts'

/** The ids of the conditions of every edition. */
export const ANY_CONDITIONS: readonly AnyCondition[] = [...CONDITIONS, ...PLAYTEST_CONDITIONS]

/** A condition and its levels, given by something. */
interface Given {
  readonly condition: AnyCondition
  readonly level?: number
}

const isGiven = ({ condition, level = 1 }: Given): boolean =>
  ANY_CONDITIONS.includes(condition) && Number.isSafeInteger(level) && level >= 0

/** Checks a given condition. */
export function requireGiven(name: string, { condition, level = 1 }: Given): void {
  requireOneOf(`${name}.condition`, condition, ANY_CONDITIONS)
  requireInteger(`${name}.level`, level, FROM_0)
}

/** Checks given conditions. The names are joined only for an error, since conditions are looked up often. */
export function requireAllGiven(name: string, given: readonly Given[]): void {
  for (const [index, one] of given.entries()) {
    if (!isGiven(one)) requireGiven(`${name}[${index}]`, one)
  }
}
