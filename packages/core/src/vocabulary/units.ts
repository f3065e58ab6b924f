/** The units of length and weight in the rules. */
export const UNITS = ['feet', 'inches', 'miles', 'pounds'] as const

/** A unit of length or weight. */
export type Unit = (typeof UNITS)[number]
