import { isOneOf } from '../one-of.ts'

/**
 * The editions of the rules, the current one first.
 *
 * @source SRD 5.2.1; SRD 5.1; the public playtest of 2012
 */
export const EDITIONS = ['srd-5.2.1', 'srd-5.1', 'next-2012'] as const

/** The id of an edition of the rules, which is the id of its ruleset. */
export type Edition = (typeof EDITIONS)[number]

/** Whether a value is the id of an edition. */
export const isEdition = (value: unknown): value is Edition => isOneOf(value, EDITIONS)
