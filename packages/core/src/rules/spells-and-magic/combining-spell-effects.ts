import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521MagicAndCharacters } from '../../rulesets/srd-5-2-1/magic-and-characters.ts'

/** One casting of a spell whose duration has not ended. */
export interface OngoingCasting {
  /** the strength of its effect, such as the bonus it gives */
  readonly potency: number
  /** its place in the order of casting: higher is more recent */
  readonly castAt: number
}

/**
 * Which of several castings of the same spell applies while their durations overlap: the most potent, and among equally
 * potent ones the most recent; the older editions do not say which of these. Effects of different spells add together and
 * do not belong here.
 *
 * @param castings at least one
 * @throws RangeError if `castings` is empty, or a potency or a place in the order is not an integer
 * @source SRD 5.2.1, Spells, Combining Spell Effects (page 106)
 * @source SRD 5.1, Spellcasting, Combining Magical Effects (page 104)
 * @source 2012 playtest, Stacking
 * @example
 * applyingCasting([{ potency: 2, castAt: 1 }, { potency: 1, castAt: 2 }]) // => { potency: 2, castAt: 1 }
 * applyingCasting([{ potency: 2, castAt: 1 }, { potency: 2, castAt: 2 }]) // => { potency: 2, castAt: 2 }
 * applyingCasting([{ potency: 2, castAt: 1 }, { potency: 2, castAt: 2 }], srd51) // => 'unsaid'
 */
export function applyingCasting<Casting extends OngoingCasting>(
  castings: readonly Casting[],
  { casting: { equallyPotent } }: RulesOf<'casting'> = srd521MagicAndCharacters,
): Casting | 'unsaid' {
  for (const [index, { potency, castAt }] of castings.entries()) {
    requireInteger(`castings[${index}].potency`, potency, ANY_INTEGER)
    requireInteger(`castings[${index}].castAt`, castAt, ANY_INTEGER)
  }
  const potency = Math.max(...castings.map((casting) => casting.potency))
  const [first, ...others] = castings.filter((casting) => casting.potency === potency)
  if (first === undefined)
    throw new RangeError('castings is empty; it must hold at least 1. Tip: call this only while one lasts.')
  if (others.length > 0 && equallyPotent === 'unsaid') return 'unsaid'
  return others.reduce((latest, casting) => (casting.castAt > latest.castAt ? casting : latest), first)
}
