import { parse } from '../dice/parse.ts'
import type { FightState } from './state.ts'

/** Whether a value is valid for a field of an event. */
export type Field = (value: unknown, state: FightState) => boolean

/** A field for each property of an event. */
export type Fields<Event> = Readonly<Record<Exclude<keyof Event, 'kind'>, Field>>

/** Larger than any figure of the rules, and small enough that sums stay exact. */
const LARGEST = 1_000_000

/** A creature of the fight, by its id. */
export const aCreature: Field = (value, { creatures }) => typeof value === 'string' && Object.hasOwn(creatures, value)

/** Any text. */
export const aText: Field = (value) => typeof value === 'string'

/** An integer of 0 or more. */
export const aCount: Field = (value, state) => anInteger(value, state) && Number(value) >= 0

/** An integer. */
export const anInteger: Field = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && Math.abs(value) <= LARGEST && !Object.is(value, -0)

/** Yes or no. */
export const aFlag: Field = (value) => typeof value === 'boolean'

/** Dice notation. */
export const aNotation: Field = (value) => typeof value === 'string' && parse(value).ok

/** One of these ids. */
export const oneOf =
  (ids: readonly string[]): Field =>
  (value) =>
    typeof value === 'string' && ids.includes(value)

/** A value that one of these fields accepts. */
export const either =
  (...fields: readonly Field[]): Field =>
  (value, state) =>
    fields.some((field) => field(value, state))

/** A list of valid entries. */
export const aListOf =
  (field: Field): Field =>
  (value, state) =>
    Array.isArray(value) && Array.from(value).every((entry) => field(entry, state))

/** An object with valid fields. */
export const anObject = (fields: Readonly<Record<string, Field>>): Field => {
  const all = Object.entries(fields)
  return (value, state) => {
    if (typeof value !== 'object' || value === null) return false
    const own: Readonly<Record<string, unknown>> = { ...value }
    return all.every(([name, field]) => field(own[name], state))
  }
}

/** A field that can be left out. */
export const optional =
  (field: Field): Field =>
  (value, state) =>
    value === undefined || field(value, state)

/** A square of the grid. */
export const aSquare: Field = anObject({ x: anInteger, y: anInteger })
