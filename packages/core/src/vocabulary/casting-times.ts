import { isOneOf } from '../one-of.ts'

/**
 * What casting a spell takes: the Magic action, a Bonus Action, a Reaction, or a minute or more.
 *
 * @source SRD 5.2.1, Spells, Casting Time (page 105)
 */
export const CASTING_TIMES = ['action', 'bonus-action', 'reaction', 'minutes'] as const

/** The id of a casting time. */
export type CastingTime = (typeof CASTING_TIMES)[number]

/** Whether a value is the id of a casting time. */
export const isCastingTime = (value: unknown): value is CastingTime => isOneOf(value, CASTING_TIMES)
