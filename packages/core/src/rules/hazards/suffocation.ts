import { FROM_0, requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import { HAZARD_FIGURES } from '../../tables/hazards/hazards.ts'
import { requireRule } from '../basics/require-rule.ts'
import { gainExhaustion, loseExhaustion } from '../conditions/exhaustion.ts'

const { suffocation } = HAZARD_FIGURES

const MODIFIERS = { minimum: -5, maximum: 10 }

/**
 * How long a creature can hold its breath, in seconds: 1 minute plus its Constitution modifier in minutes, at least 30
 * seconds. A choking creature has no breath to hold. The same in SRD
 * 5.1.
 *
 * @param constitutionModifier the modifier, not the score: −5 to 10
 * @throws RangeError if the modifier is not an integer within bounds
 * @source SRD 5.2.1, Rules Glossary, Suffocation (page 189)
 * @example
 * breathSeconds(2) // => 180
 * breathSeconds(-1) // => 30
 */
export const breathSeconds = (constitutionModifier: number): number =>
  Math.max(
    suffocation.minimumBreathSeconds,
    60 * (suffocation.breathMinutes + requireInteger('constitutionModifier', constitutionModifier, MODIFIERS)),
  )

/** The Exhaustion of a creature that suffocates. */
export interface Suffocating {
  readonly exhaustionLevel: number
  /** how many of the levels come from suffocating */
  readonly fromSuffocating: number
}

/**
 * A creature that is out of breath or choking, after the end of one of its turns: 1 more Exhaustion level.
 *
 * @throws RangeError if a level is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Suffocation (page 189)
 * @example
 * suffocateForTurn({ exhaustionLevel: 1, fromSuffocating: 0 }) // => { exhaustionLevel: 2, fromSuffocating: 1 }
 */
export function suffocateForTurn(
  { exhaustionLevel, fromSuffocating }: Suffocating,
  ruleset: RulesOf<'conditions'> = srd521DamageAndHealing,
): Suffocating {
  requireInteger('exhaustionLevel', exhaustionLevel, FROM_0)
  requireInteger('fromSuffocating', fromSuffocating, FROM_0)
  const level = gainExhaustion({ level: exhaustionLevel, gained: suffocation.exhaustionLevels }, ruleset)
  return { exhaustionLevel: level, fromSuffocating: fromSuffocating + level - exhaustionLevel }
}

/**
 * How many rounds a creature that is out of breath or choking survives before it drops to 0 Hit Points, dying, at the
 * start of its next turn: its Constitution modifier, at least 1. It cannot regain Hit Points or become Stable until it
 * can breathe. A rule of SRD 5.1 alone.
 *
 * @param constitutionModifier the modifier, not the score: −5 to 10
 * @throws RangeError if the modifier is not an integer within bounds, or the edition has no such rule
 * @source SRD 5.1, Adventuring, Suffocating (page 86)
 * @example
 * suffocationRounds(2, srd51) // => 2
 * suffocationRounds(-1, srd51) // => 1
 */
export function suffocationRounds(constitutionModifier: number, ruleset: RulesOf<'suffocation'>): number {
  requireInteger('constitutionModifier', constitutionModifier, MODIFIERS)
  const rule = requireRule('suffocation', ruleset.suffocation)
  if (rule.outOfBreath === 'drops-to-0') return Math.max(rule.leastRounds, constitutionModifier)
  throw new RangeError(`suffocation.outOfBreath is ${rule.outOfBreath}; expected drops-to-0. Use suffocateForTurn.`)
}

/**
 * A creature that can breathe again: without the Exhaustion levels that it gained from suffocating. A rule of 5.2.1
 * alone.
 *
 * @throws RangeError if a level is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Suffocation (page 189)
 * @example
 * breatheAgain({ exhaustionLevel: 3, fromSuffocating: 2 }) // => { exhaustionLevel: 1, fromSuffocating: 0 }
 */
export function breatheAgain({ exhaustionLevel, fromSuffocating }: Suffocating): Suffocating {
  requireInteger('exhaustionLevel', exhaustionLevel, FROM_0)
  requireInteger('fromSuffocating', fromSuffocating, FROM_0)
  return { exhaustionLevel: loseExhaustion({ level: exhaustionLevel, lost: fromSuffocating }), fromSuffocating: 0 }
}
