import { type Distribution, fromOutcomes, mapOutcomes, outcomes } from '../../dice/distribution.ts'
import { exhaustionEffects, gainExhaustion } from '../../rules/conditions/exhaustion.ts'
import { rollState } from '../../rules/d20-tests/advantage.ts'
import { chanceOfSuccess, d20Distribution } from '../../rules/d20-tests/d20-test.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
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
 * The Exhaustion level after one more save. The levels gained so far lower the roll, or in SRD 5.1 give it
 * Disadvantage, and the dead make no more saves.
 *
 * @param levels the exact distribution of the level before the save
 * @param saveAt the save at an Exhaustion level
 * @source SRD 5.2.1, Rules Glossary, Exhaustion (page 181)
 * @source SRD 5.1, Appendix PH-A: Conditions, Exhaustion (page 358)
 */
export function afterSave(
  levels: Distribution,
  saveAt: (level: number) => ExhaustingSave | 'none',
  ruleset: RulesOf<'conditions'> = srd521DamageAndHealing,
): Distribution {
  const before = Array.from(outcomes(levels)).map(([level, weight]) => {
    const { d20Bonus, disadvantageOn, dies } = exhaustionEffects(level, ruleset)
    const save = saveAt(level)
    const state = rollState({
      advantages: save !== 'none' && save.state === 'advantage' ? 1 : 0,
      disadvantages:
        Number(save !== 'none' && save.state === 'disadvantage') + Number(disadvantageOn.includes('saving-throws')),
    })
    return { level, weight, save, d20Bonus, dies, state }
  })
  // The odds of two dice are in parts of those of one.
  const { denominator } = d20Distribution(before.some(({ state }) => state !== 'normal') ? 'disadvantage' : 'normal')
  return fromOutcomes(
    before.flatMap(({ level, weight, save, d20Bonus, dies, state }): (readonly [number, bigint])[] => {
      if (dies || save === 'none') return [[level, weight * denominator]]
      const { modifier, dc, exhaustionLevels } = save
      const chance = chanceOfSuccess({ modifier: modifier + d20Bonus, dc, state })
      const successes = chance.numerator * (denominator / chance.denominator)
      return [
        [level, weight * successes],
        [gainExhaustion({ level, gained: exhaustionLevels }, ruleset), weight * (denominator - successes)],
      ]
    }),
  )
}

/**
 * The Exhaustion level after levels without a save.
 *
 * @param gainAt the levels gained at an Exhaustion level
 */
export const afterGain = (levels: Distribution, gainAt: (level: number) => number): Distribution =>
  mapOutcomes(levels, (level) => gainExhaustion({ level, gained: gainAt(level) }))
