import { isOneOf } from '../one-of.ts'

/**
 * The six abilities, in the order of a character sheet.
 *
 * @source SRD 5.2.1, Playing the Game, The Six Abilities (page 5)
 */
export const ABILITIES = ['strength', 'dexterity', 'constitution', 'intelligence', 'wisdom', 'charisma'] as const

/** The id of an ability. */
export type Ability = (typeof ABILITIES)[number]

/** Whether a value is the id of an ability. */
export const isAbility = (value: unknown): value is Ability => isOneOf(value, ABILITIES)

/** A value for each of the six abilities. */
export type ByAbility<Value> = Readonly<Record<Ability, Value>>
