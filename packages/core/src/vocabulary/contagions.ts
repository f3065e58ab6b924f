import { isOneOf } from '../one-of.ts'

/**
 * The example magical contagions.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Example Contagions (page 194)
 */
export const CONTAGIONS = ['cackle-fever', 'sewer-plague', 'sight-rot'] as const

/** The id of a magical contagion. */
export type Contagion = (typeof CONTAGIONS)[number]

/** Whether a value is the id of a magical contagion. */
export const isContagion = (value: unknown): value is Contagion => isOneOf(value, CONTAGIONS)

/** A value for each of the magical contagions. */
export type ByContagion<Value> = Readonly<Record<Contagion, Value>>
