import { type Distribution, fromOutcomes, mapOutcomes, outcomes } from '../../dice/distribution.ts'
import { exhaustionEffects, gainExhaustion } from '../../rules/conditions/exhaustion.ts'
import { chanceOfSuccess, d20Distribution } from '../../rules/d20-tests/d20-test.ts'
import type { RollState } from '../../vocabulary/d20-tests.ts'

/** A save against Exhaustion. */
export interface ExhaustingSave {
  /** without Exhaustion */
  readonly modifier: number
  readonly state: RollState
  readonly dc: number
  /** gained on a failure */
  readonly exhaustionLevels: number
}

/**
 * The Exhaustion level after one more save. The levels gained so far lower the roll, and the dead make no more saves.
 *
 * @param levels the exact distribution of the level before the save
 * @source SRD 5.2.1, Rules Glossary, Exhaustion (page 181)
 */
export function afterSave(levels: Distribution, save: ExhaustingSave): Distribution {
  const { modifier, state, dc, exhaustionLevels } = save
  const { denominator } = d20Distribution(state)
  return fromOutcomes(
    Array.from(outcomes(levels)).flatMap(([level, weight]): (readonly [number, bigint])[] => {
      const { d20Bonus, dies } = exhaustionEffects(level)
      if (dies) return [[level, weight * denominator]]
      const chance = chanceOfSuccess({ modifier: modifier + d20Bonus, dc, state })
      const successes = chance.numerator * (denominator / chance.denominator)
      return [
        [level, weight * successes],
        [gainExhaustion({ level, gained: exhaustionLevels }), weight * (denominator - successes)],
      ]
    }),
  )
}

/** The Exhaustion level after levels without a save. */
export const afterGain = (levels: Distribution, gained: number): Distribution =>
  gained === 0 ? levels : mapOutcomes(levels, (level) => gainExhaustion({ level, gained }))
