import { FROM_0, requireInteger } from '../../bounds.ts'
import { type Distribution, outcomes, probability } from '../../dice/distribution.ts'
import { MAP_COST } from '../../dice/meter.ts'
import type { OddsError } from '../../dice/odds.ts'
import { addFractions, type Fraction, fraction, multiplyFractions } from '../../fraction.ts'
import { requireOneOf } from '../../one-of.ts'
import type { Result } from '../../result.ts'
import type { ConcentrationRule } from '../../rulesets/damage-and-healing.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import { ROLL_STATES } from '../../vocabulary/d20-tests.ts'
import { exactly } from '../basics/exactly.ts'
import { requireRule } from '../basics/require-rule.ts'
import { type D20Roll, d20Total } from '../d20-tests/d20-test-distribution.ts'
import { halfDamage, MINIMUM_DAMAGE } from '../damage-and-healing/damage.ts'

/**
 * The DC of the Constitution saving throw to maintain Concentration: half the damage taken, within its bounds.
 *
 * @param damage taken at once, more than 0; no damage requires no saving throw
 * @throws RangeError if the damage is negative or not an integer, or the edition has no Concentration
 * @source SRD 5.2.1, Rules Glossary, Concentration (page 179)
 * @source SRD 5.1, Spellcasting, Concentration (page 101)
 * @example
 * concentrationDc(7) // => 10
 * concentrationDc(25) // => 12
 * concentrationDc(99) // => 30
 * concentrationDc(99, srd51) // => 49
 */
export const concentrationDc = (
  damage: number,
  { concentration }: RulesOf<'concentration'> = srd521DamageAndHealing,
): number => dcAgainst(requireInteger('damage', damage, FROM_0), requireRule('concentration', concentration))

const dcAgainst = (damage: number, { minimumDc, maximumDc }: ConcentrationRule): number =>
  Math.min(Math.max(halfDamage(damage), minimumDc), maximumDc === 'none' ? Number.POSITIVE_INFINITY : maximumDc)

/** Hits in a row on a creature that concentrates. */
export interface ConcentrationHits {
  /** the Constitution saving throw */
  readonly save: D20Roll
  /** the damage taken from each; `certain(22)` if it is known */
  readonly hits: readonly Distribution[]
}

/**
 * The chance that Concentration still holds after each of several hits in a row. Each hit has its own saving throw; a
 * hit without damage, or a miss, has none.
 *
 * @returns one chance for each hit, from the first, or why the bonus dice have no exact odds
 * @throws RangeError if the roll state is unknown, the modifier is not an integer, or the edition has no Concentration
 * @source SRD 5.2.1, Rules Glossary, Concentration (page 179)
 * @example
 * expectOk(concentrationChances({ save: { state: 'normal', modifier: 4 }, hits: [certain(22), certain(22)] })) // => [fraction(7, 10), fraction(49, 100)]
 */
export function concentrationChances(
  { save, hits }: ConcentrationHits,
  { concentration }: RulesOf<'concentration'> = srd521DamageAndHealing,
): Result<readonly Fraction[], OddsError> {
  const rule = requireRule('concentration', concentration)
  requireOneOf('save.state', save.state, ROLL_STATES)
  return exactly((exact) => {
    const total = d20Total(save, exact)
    let holds = fraction(1)
    return hits.map((damage) => {
      exact.meter.spend(damage.weights.length, damage.denominator, MAP_COST)
      // Reducing a fraction takes about as many steps as it has bits.
      exact.meter.spend(holds.denominator.toString(2).length, holds.denominator)
      holds = multiplyFractions(holds, chanceAfter(damage, total, rule))
      return holds
    })
  })
}

function chanceAfter(damage: Distribution, save: Distribution, rule: ConcentrationRule): Fraction {
  const byDc = new Map<number, bigint>()
  let unhurt = 0n
  for (const [taken, weight] of outcomes(damage)) {
    const dc = dcAgainst(taken, rule)
    if (taken <= MINIMUM_DAMAGE) unhurt += weight
    else byDc.set(dc, (byDc.get(dc) ?? 0n) + weight)
  }
  return Array.from(byDc).reduce(
    (sum, [dc, weight]) =>
      addFractions(sum, multiplyFractions(fraction(weight, damage.denominator), probability(save, '>=', dc))),
    fraction(unhurt, damage.denominator),
  )
}
