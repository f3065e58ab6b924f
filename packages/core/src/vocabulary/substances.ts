import { isOneOf } from '../one-of.ts'

/**
 * The substances of objects, from the softest to the hardest.
 *
 * @source SRD 5.2.1, Rules Glossary, Breaking Objects (page 178)
 */
export const SUBSTANCES = [
  'cloth', 'paper', 'rope', 'crystal', 'glass', 'ice', 'wood', 'stone', 'iron', 'steel', 'mithral', 'adamantine',
] as const

/** The id of a substance. */
export type Substance = (typeof SUBSTANCES)[number]

/** Whether a value is the id of a substance. */
export const isSubstance = (value: unknown): value is Substance => isOneOf(value, SUBSTANCES)
