import { ANY_INTEGER, FROM_0, requireInteger } from '../../bounds.ts'
import { maximum } from '../../dice/distribution.ts'
import { DISEASE_FIGURES } from '../../tables/hazards/diseases.ts'
import { tableOdds } from '../basics/table-odds.ts'
import { succeeds } from '../d20-tests/d20-test.ts'

/** How far a creature has come in its fight against Cackle Fever. */
export interface CackleFeverProgress {
  /** of the save that fights the disease, and of the one against the laughter: 13 at first */
  readonly dc: number
  /** the number of failed saves */
  readonly failures: number
}

/** A fight against Cackle Fever, and another save. */
export interface CackleFeverFight extends CackleFeverProgress {
  /** the total of the Constitution saving throw */
  readonly total: number
  /** the roll of `DISEASE_FIGURES.cackleFever.dcDrop`; it counts after a success */
  readonly rolled: number
}

/** The fight after another save. */
export interface CackleFeverFought extends CackleFeverProgress {
  readonly ended: boolean
  /** whether this failure gives the creature an indefinite madness */
  readonly madness: boolean
}

/**
 * The fight against Cackle Fever after the save at the end of a Long Rest: a success lowers the DC by the roll, and at DC
 * 0 the disease ends; the third failure gives an indefinite madness. A rule of SRD 5.1 alone; for Sewer Plague see
 * `fightContagion`.
 *
 * @throws RangeError if the DC or the failures are negative or not an integer, the total is not an integer, or that die
 *   can’t show the roll
 * @source SRD 5.1, Diseases, Cackle Fever (page 199)
 * @example
 * fightCackleFever({ dc: 13, failures: 0, total: 14, rolled: 4 }) // => { dc: 9, failures: 0, ended: false, madness: false }
 * fightCackleFever({ dc: 3, failures: 2, total: 3, rolled: 5 }) // => { dc: 0, failures: 2, ended: true, madness: false }
 * fightCackleFever({ dc: 13, failures: 2, total: 8, rolled: 1 }) // => { dc: 13, failures: 3, ended: false, madness: true }
 */
export function fightCackleFever({ dc, failures, total, rolled }: CackleFeverFight): CackleFeverFought {
  const { dcDrop, failuresToMadness } = DISEASE_FIGURES.cackleFever
  requireInteger('dc', dc, FROM_0)
  requireInteger('failures', failures, FROM_0)
  requireInteger('total', total, ANY_INTEGER)
  const drop = tableOdds(dcDrop)
  requireInteger('rolled', rolled, { minimum: drop.minimum, maximum: maximum(drop) })
  if (!succeeds({ total, targetNumber: dc })) {
    return { dc, failures: failures + 1, ended: false, madness: failures + 1 === failuresToMadness }
  }
  const lowered = Math.max(0, dc - rolled)
  return { dc: lowered, failures, ended: lowered === 0, madness: false }
}

/** What Sight Rot does to a creature. */
export interface SightRot {
  /** to attack rolls and ability checks that rely on sight: 0 or less */
  readonly penalty: number
  /** until magic restores its sight */
  readonly blinded: boolean
}

/**
 * What Sight Rot does to a creature after some Long Rests since its symptoms appeared, without those after which an
 * ointment kept it from worsening. A rule of SRD 5.1 alone.
 *
 * @throws RangeError if the rests are negative or not an integer
 * @source SRD 5.1, Diseases, Sight Rot (pages 199 and 200)
 * @example
 * sightRot(0) // => { penalty: -1, blinded: false }
 * sightRot(4) // => { penalty: -5, blinded: true }
 */
export function sightRot(longRests: number): SightRot {
  const { firstPenalty, worsensBy, blindedAt } = DISEASE_FIGURES.sightRot
  const penalty = Math.max(blindedAt, firstPenalty - worsensBy * requireInteger('longRests', longRests, FROM_0))
  return { penalty, blinded: penalty === blindedAt }
}
