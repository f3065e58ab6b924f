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

/** Checks a given condition. The names are joined only for an error, since conditions are looked up often. */
export function requireGiven(name: string, { condition, level = 1 }: Given): void {
  if (!ANY_CONDITIONS.includes(condition)) requireOneOf(`${name}.condition`, condition, ANY_CONDITIONS)
  if (!Number.isSafeInteger(level) || level < 0) requireInteger(`${name}.level`, level, FROM_0)
}

/** Checks given conditions. */
export function requireAllGiven(name: string, given: readonly Given[]): void {
  for (let index = 0; index < given.length; index += 1) {
    const one = given[index]
    if (one !== undefined) requireGiven(`${name}[${index}]`, one)
  }
}
