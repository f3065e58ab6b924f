import { isOneOf } from '../one-of.ts'

/**
 * What can end hiding.
 *
 * @source SRD 5.2.1, Rules Glossary, Hide (page 183)
 * @source 2012 playtest, Exploration, Stealth
 */
export const HIDING_ENDS = [
  /** a sound louder than a whisper */
  'loud-sound',
  /** an enemy finds you */
  'found',
  'attack-roll',
  /** casting a spell with a Verbal component */
  'verbal-spell',
  /** losing what conceals you while a creature looks your way */
  'in-view',
] as const

/** The id of something that can end hiding. */
export type HidingEnd = (typeof HIDING_ENDS)[number]

/** Whether a value is the id of something that can end hiding. */
export const isHidingEnd = (value: unknown): value is HidingEnd => isOneOf(value, HIDING_ENDS)
