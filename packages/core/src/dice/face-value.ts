import { matches } from './matching-faces.ts'
import type { Modifiers } from './syntax.ts'

/** Turns a number on a die into another one. */
export type FaceChange = (face: number) => number

const unchanged: FaceChange = (face) => face

/** What a die shows after `min` and `max`. */
export const clampTo = ({ minimum, maximum }: Pick<Modifiers, 'minimum' | 'maximum'>): FaceChange =>
  minimum === undefined && maximum === undefined
    ? unchanged
    : (face) => Math.min(Math.max(face, minimum ?? face), maximum ?? Number.POSITIVE_INFINITY)

/**
 * What a die adds to the total: what it shows or, where dice are counted, 1 for a success and −1 for a failure. A die can
 * be both.
 */
export function contributionOf({ tally }: Pick<Modifiers, 'tally'>): FaceChange {
  if (tally === undefined) return unchanged
  const { success, failure } = tally
  return (face) => Number(matches(face, success)) - Number(failure !== undefined && matches(face, failure))
}
