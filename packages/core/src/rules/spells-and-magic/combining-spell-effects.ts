import { ANY_INTEGER, requireInteger } from '../../bounds.ts'

/** One casting of a spell whose duration has not ended. */
export interface OngoingCasting {
  /** the strength of its effect, such as the bonus it gives */
  readonly potency: number
  /** its place in the order of casting: higher is more recent */
  readonly castAt: number
}

/**
 * Which of several castings of the same spell applies while their durations overlap: the most potent, and among equally
 * potent ones the most recent. Effects of different spells add together and do not belong here.
 *
 * @param castings at least one
 * @throws RangeError if `castings` is empty, or a potency or a place in the order is not an integer
 * @source SRD 5.2.1, Spells, Combining Spell Effects (page 106); 2012 playtest, Stacking
 * @example
 * applyingCasting([{ potency: 2, castAt: 1 }, { potency: 1, castAt: 2 }]) // => { potency: 2, castAt: 1 }
 * applyingCasting([{ potency: 2, castAt: 1 }, { potency: 2, castAt: 2 }]) // => { potency: 2, castAt: 2 }
 */
export function applyingCasting<Casting extends OngoingCasting>(castings: readonly Casting[]): Casting {
  for (const [index, { potency, castAt }] of castings.entries()) {
    requireInteger(`castings[${index}].potency`, potency, ANY_INTEGER)
    requireInteger(`castings[${index}].castAt`, castAt, ANY_INTEGER)
  }
  const [first, ...others] = castings
  if (first === undefined)
    throw new RangeError('castings is empty; it must hold at least 1. Tip: call this only while one lasts.')
  return others.reduce(
    (best, casting) =>
      casting.potency > best.potency || (casting.potency === best.potency && casting.castAt > best.castAt)
        ? casting
        : best,
    first,
  )
}
