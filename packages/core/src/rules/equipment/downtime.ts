import { ANY_INTEGER, FROM_0, requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521BetweenAdventures } from '../../rulesets/srd-5-2-1/between-adventures.ts'
import type { Lifestyle } from '../../vocabulary/lifestyles.ts'
import { requireRule } from '../basics/require-rule.ts'
import { succeeds } from '../d20-tests/d20-test.ts'

const DAYS = { minimum: 0, maximum: 100_000 }

/** What learning a language, or the use of a tool, still takes. */
export interface TrainingLeft {
  readonly days: number
  /** what these days cost, besides the lifestyle */
  readonly copperPieces: number
}

/**
 * What learning a language, or the use of a tool, still takes after days of training: 250 days in all at 1 GP a day. A
 * rule of SRD 5.1 alone.
 *
 * @param days of training so far: 0 to 100,000; they need not be consecutive
 * @throws RangeError if the days are not an integer within bounds, or the edition has no training
 * @source SRD 5.1, Between Adventures, Training (page 89)
 * @example
 * trainingLeft(0, srd51) // => { days: 250, copperPieces: 25000 }
 * trainingLeft(240, srd51) // => { days: 10, copperPieces: 1000 }
 */
export function trainingLeft(days: number, ruleset: RulesOf<'learning'> = srd521BetweenAdventures): TrainingLeft {
  requireInteger('days', days, DAYS)
  const { days: needed, copperPiecesPerDay } = requireRule('learning', ruleset.learning)
  const left = Math.max(needed - days, 0)
  return { days: left, copperPieces: left * copperPiecesPerDay }
}

/**
 * The cost of days of research, in Copper Pieces, besides the lifestyle. A rule of SRD 5.1 alone.
 *
 * @param days 0 to 100,000; the GM decides how many it takes
 * @throws RangeError if the days are not an integer within bounds, or the edition has no research
 * @source SRD 5.1, Between Adventures, Researching (page 89)
 * @example
 * researchCopperPieces(5, srd51) // => 500
 */
export function researchCopperPieces(days: number, ruleset: RulesOf<'research'> = srd521BetweenAdventures): number {
  requireInteger('days', days, DAYS)
  return days * requireRule('research', ruleset.research).copperPiecesPerDay
}

/** A character who works between adventures. */
export interface Worker {
  /** a member of an organization that can provide the work, such as a temple */
  readonly inOrganization: boolean
  /** performs, with proficiency in Performance */
  readonly performing: boolean
}

/**
 * The lifestyle that work between adventures pays for, as long as it goes on. A rule of SRD 5.1 alone.
 *
 * @throws RangeError if the edition has no such work
 * @source SRD 5.1, Between Adventures, Practicing a Profession (page 88)
 * @example
 * professionLifestyle({ inOrganization: true, performing: false }, srd51) // => 'comfortable'
 */
export function professionLifestyle(
  { inOrganization, performing }: Worker,
  ruleset: RulesOf<'profession'> = srd521BetweenAdventures,
): Lifestyle {
  const profession = requireRule('profession', ruleset.profession)
  if (performing) return profession.performing
  return inOrganization ? profession.inOrganization : profession.usual
}

/** Days of recuperating. */
export interface DaysOfRecuperation {
  readonly days: number
  /** the total of the Constitution saving throw at the end of these days */
  readonly total: number
}

/** One benefit of recuperating; its player chooses one. */
export type RecuperationBenefit =
  | { readonly kind: 'ends-effect' }
  | {
      readonly kind: 'advantage'
      readonly hours: number
      /** on saving throws against one of these that affects the character */
      readonly against: readonly ('contagion' | 'disease' | 'poison')[]
    }

/**
 * The benefits that a character can choose from after recuperating: Advantage on saving throws against something that
 * affects it, or in SRD 5.1 the end of one effect that prevents it from regaining Hit Points.
 *
 * @returns the benefits; empty if the days are too few or the saving throw fails
 * @throws RangeError if the days are negative or not an integer, the total is not an integer, or the edition has no
 *   recuperating
 * @source SRD 5.2.1, Gameplay Toolbox, Rest and Recuperation (page 194)
 * @source SRD 5.1, Between Adventures, Recuperating (page 88)
 * @example
 * recuperationBenefits({ days: 3, total: 15 }) // => [{ kind: 'advantage', hours: 24, against: ['contagion'] }]
 * recuperationBenefits({ days: 3, total: 15 }, srd51).length // => 2
 * recuperationBenefits({ days: 2, total: 20 }, srd51) // => []
 */
export function recuperationBenefits(
  { days, total }: DaysOfRecuperation,
  ruleset: RulesOf<'recuperating'> = srd521BetweenAdventures,
): readonly RecuperationBenefit[] {
  requireInteger('days', days, FROM_0)
  requireInteger('total', total, ANY_INTEGER)
  const {
    days: needed,
    saveDc,
    advantageHours,
    against,
    endsEffect,
  } = requireRule('recuperating', ruleset.recuperating)
  if (days < needed || !succeeds({ total, targetNumber: saveDc })) return []
  const advantage: RecuperationBenefit = { kind: 'advantage', hours: advantageHours, against }
  return endsEffect ? [{ kind: 'ends-effect' }, advantage] : [advantage]
}
