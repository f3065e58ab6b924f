import { isOneOf } from '../one-of.ts'

/** The units of length and weight in the rules. */
export const UNITS = ['feet', 'inches', 'miles', 'pounds'] as const

/** A unit of length or weight. */
export type Unit = (typeof UNITS)[number]

/** Whether a value is a unit of length or weight. */
export const isUnit = (value: unknown): value is Unit => isOneOf(value, UNITS)
