import { isOneOf } from '../one-of.ts'

/**
 * The special senses.
 *
 * @source SRD 5.2.1, Playing the Game, Special Senses (page 11)
 */
export const SENSES = ['blindsight', 'darkvision', 'tremorsense', 'truesight'] as const

/** The id of a special sense. */
export type Sense = (typeof SENSES)[number]

/** Whether a value is the id of a special sense. */
export const isSense = (value: unknown): value is Sense => isOneOf(value, SENSES)

/** A value for each of the special senses. */
export type BySense<Value> = Readonly<Record<Sense, Value>>

/**
 * What can hide a thing from sight, and a special sense may see through.
 *
 * @source SRD 5.2.1, Rules Glossary: Blindsight (page 177), Truesight (page 190)
 */
export const VISUAL_OBSTACLES = [
  /** the observer is Blinded */
  'blinded',
  /** normal and magical Darkness, and Dim Light */
  'darkness',
  /** fog, foliage and anything else besides its light that obscures an area */
  'obscurement',
  'invisible',
  'visual-illusion',
  /** a true form changed by magic */
  'transformation',
  'ethereal-plane',
] as const

/** The id of something that can hide a thing from sight. */
export type VisualObstacle = (typeof VISUAL_OBSTACLES)[number]

/** Whether a value is the id of something that can hide a thing from sight. */
export const isVisualObstacle = (value: unknown): value is VisualObstacle => isOneOf(value, VISUAL_OBSTACLES)
