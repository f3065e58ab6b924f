import { shown } from './shown.ts'

/**
 * Whether a value is on a list of ids. The guard of each list (`isCondition`, `isAbility` …) is made of it.
 *
 * @example
 * isOneOf('half', COVER_DEGREES) // => true
 */
export const isOneOf = <Id extends string | number>(value: unknown, list: readonly Id[]): value is Id => {
  const ids: readonly unknown[] = list
  return ids.includes(value)
}

/**
 * Checks an id, to report a caller's mistake.
 *
 * @throws RangeError naming the argument, the value and the ids that are allowed
 * @example
 * requireOneOf('cover', 'half', COVER_DEGREES) // => 'half'
 */
export function requireOneOf<Id extends string | number>(name: string, value: Id, allowed: readonly Id[]): Id {
  if (!isOneOf(value, allowed))
    throw new RangeError(`${name} is ${shown(value)}; it must be one of ${allowed.join(', ')}.`)
  return value
}

/**
 * Checks a list of ids, to report a caller's mistake.
 *
 * @throws RangeError naming the argument, the place in the list, the value and the ids that are allowed
 * @example
 * requireEachOf('sizes', ['tiny', 'small'], SIZES) // => ['tiny', 'small']
 */
export function requireEachOf<Id extends string | number>(
  name: string,
  values: readonly Id[],
  allowed: readonly Id[],
): readonly Id[] {
  const wrong = values.findIndex((value) => !allowed.includes(value))
  if (wrong !== -1) requireOneOf(`${name}[${wrong}]`, values[wrong] as Id, allowed)
  return values
}

/**
 * Checks an id that a record has a value for, to report a caller's mistake.
 *
 * @throws RangeError naming the argument, the value and the ids that are allowed
 * @example
 * requireKeyOf('trap', 'falling-net', TRAP_LEVELS) // => 'falling-net'
 */
export function requireKeyOf<Id extends string>(name: string, value: Id, record: object): Id {
  return Object.hasOwn(record, value) ? value : requireOneOf(name, value, Object.keys(record) as Id[])
}
