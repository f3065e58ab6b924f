import { FROM_0, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import { type AnyCondition, CONDITIONS, PLAYTEST_CONDITIONS } from '../../vocabulary/conditions.ts'
import type { GivenCondition } from './held-conditions.ts'

/** The ids of the conditions of every edition. */
export const ANY_CONDITIONS: readonly AnyCondition[] = [...CONDITIONS, ...PLAYTEST_CONDITIONS]

/** Checks a given condition. The names are joined only for an error, since conditions are looked up often. */
export function requireGiven(name: string, { condition, level = 1 }: GivenCondition): void {
  if (!ANY_CONDITIONS.includes(condition)) requireOneOf(`${name}.condition`, condition, ANY_CONDITIONS)
  if (!Number.isSafeInteger(level) || level < 0) requireInteger(`${name}.level`, level, FROM_0)
}

/** Checks given conditions. */
export function requireAllGiven(name: string, given: readonly GivenCondition[]): void {
  for (let index = 0; index < given.length; index += 1) {
    const one = given[index]
    if (one !== undefined) requireGiven(`${name}[${index}]`, one)
  }
}
