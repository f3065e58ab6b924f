import { isOneOf } from '../one-of.ts'

/**
 * What a condition can take away from a creature: the three kinds of actions, Concentration, speech, movement, control
 * of its limbs, sight, hearing, and awareness of its surroundings.
 *
 * @source SRD 5.2.1, Rules Glossary: Blinded (page 177), Deafened (page 181), Incapacitated (page 184), Unconscious
 *   (page 191)
 * @source 2012 playtest, Conditions
 */
export const CAPACITIES = [
  'action',
  'bonus-action',
  'reaction',
  'concentration',
  'speech',
  'movement',
  'limbs',
  'sight',
  'hearing',
  'awareness',
] as const

/** The id of something that a condition can take away from a creature. */
export type Capacity = (typeof CAPACITIES)[number]

/** Whether a value is the id of something that a condition can take away from a creature. */
export const isCapacity = (value: unknown): value is Capacity => isOneOf(value, CAPACITIES)
