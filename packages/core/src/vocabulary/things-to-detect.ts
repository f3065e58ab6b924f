import { isOneOf } from '../one-of.ts'

/**
 * What the Search action can discern.
 *
 * @source SRD 5.2.1, Rules Glossary, Search (page 187)
 */
export const THINGS_TO_DETECT = [
  'state-of-mind',
  'ailment',
  'cause-of-death',
  'concealed-creature',
  'concealed-object',
  'tracks',
  'food',
] as const

/** The id of something that the Search action can discern. */
export type ThingToDetect = (typeof THINGS_TO_DETECT)[number]

/** Whether a value is the id of something that the Search action can discern. */
export const isThingToDetect = (value: unknown): value is ThingToDetect => isOneOf(value, THINGS_TO_DETECT)
