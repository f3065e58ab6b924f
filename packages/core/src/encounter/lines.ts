import { mean } from '../dice/moments.ts'
import { odds } from '../dice/odds.ts'
import { parse } from '../dice/parse.ts'
import type { NewAttack, NewCreature } from '../fight/create-fight.ts'
import { toNumber } from '../fraction.ts'
import { isOneOf } from '../one-of.ts'

/** The lines in which a side of an encounter stands. */
export const LINES = ['front', 'back'] as const

/** The id of a line. */
export type Line = (typeof LINES)[number]

/** Whether a value is the id of a line. */
export const isLine = (value: unknown): value is Line => isOneOf(value, LINES)

/** The distance between the two fronts: within reach. */
const FRONTS_FEET = 5
/** How far a back line stands behind its front. */
const BEHIND_FEET = 15

/** The distance between two enemies by their lines, in feet. */
export const lineFeet = (one: Line, other: Line): number =>
  FRONTS_FEET + BEHIND_FEET * [one, other].filter((line) => line === 'back').length

/** The mean of a damage notation; 0 if it has no exact odds. */
export function meanDamage(notation: string): number {
  const parsed = parse(notation)
  const exact = parsed.ok ? odds(parsed.value) : undefined
  return exact?.ok ? toNumber(mean(exact.value)) : 0
}

const strength = ({ damage, damageBonus = 0 }: NewAttack): number => meanDamage(damage) + damageBonus

/** The line of a creature: behind if its strongest attack can be made at range. Of equal ones, the first counts. */
export function lineOf({ attacks = [] }: Pick<NewCreature, 'attacks'>): Line {
  const [strongest] = attacks.toSorted((one, other) => strength(other) - strength(one))
  return strongest?.kinds?.includes('ranged') ? 'back' : 'front'
}
