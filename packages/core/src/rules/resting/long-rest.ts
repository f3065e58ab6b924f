import { requireInteger } from '../../bounds.ts'
import type { LongRestRule, RecoveryVariant } from '../../rulesets/damage-and-healing.ts'
import type { ByAbility } from '../../vocabulary/abilities.ts'
import { firstObstacle, type Permission } from '../basics/permission.ts'
import { loseExhaustion } from '../conditions/exhaustion.ts'
import { heal } from '../damage-and-healing/healing.ts'
import { hitPointsOf, type Vitals } from '../damage-and-healing/hit-points.ts'

const MINUTES_PER_HOUR = 60

/** What matters when a creature starts a Long Rest. */
export interface BeforeLongRest {
  readonly vitals: Vitals
  /** how long ago its last Long Rest started and ended; left out if there was none */
  readonly last?: { readonly startedHoursAgo: number; readonly endedHoursAgo: number }
}

/**
 * Whether a creature can start a Long Rest: with at least 1 Hit Point, and 16 hours after the end of its last one. The
 * 2012 playtest allows one in 24 hours; this function counts them from the start of the last one.
 *
 * @source SRD 5.2.1, Rules Glossary, Long Rest (page 185)
 * @source 2012 playtest, Long Rest
 * @example
 * const vitals = unhurt({ hitPointMaximum: 12, diesAtZero: false })
 * mayStartLongRest({ vitals, last: { startedHoursAgo: 23, endedHoursAgo: 15 } }, srd521.longRest) // => { allowed: false, rule: 'long-rest', because: 'too-soon' }
 * mayStartLongRest({ vitals, last: { startedHoursAgo: 24, endedHoursAgo: 16 } }, next2012.longRest) // => { allowed: true }
 */
export function mayStartLongRest(
  { vitals: { life }, last }: BeforeLongRest,
  { leastHitPoints, nextAfter }: LongRestRule,
): Permission<'dead' | 'hit-points' | 'too-soon'> {
  const since = nextAfter.from === 'end' ? last?.endedHoursAgo : last?.startedHoursAgo
  return firstObstacle([
    [life.kind === 'dead', 'dead', 'dead'],
    [hitPointsOf(life) < leastHitPoints, 'long-rest', 'hit-points'],
    [since !== undefined && since < nextAfter.hours, 'long-rest', 'too-soon'],
  ])
}

/** A Long Rest in progress, in minutes. */
export interface LongRestProgress {
  readonly restedMinutes: number
  readonly neededMinutes: number
}

/**
 * A Long Rest that has just started.
 *
 * @source SRD 5.2.1, Rules Glossary, Long Rest (page 185)
 * @example
 * startLongRest(srd521.longRest) // => { restedMinutes: 0, neededMinutes: 480 }
 */
export const startLongRest = ({ hours }: LongRestRule): LongRestProgress => ({
  restedMinutes: 0,
  neededMinutes: hours * MINUTES_PER_HOUR,
})

/**
 * A Long Rest after an interruption, and whether the creature gets the benefits of a Short Rest: it does after at least
 * 1 hour of rest. If it resumes the rest at once, it needs 1 more hour for each interruption; in the 2012 playtest it
 * starts over.
 *
 * @throws RangeError if the minutes rested are negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Long Rest (page 185)
 * @source 2012 playtest, Long Rest
 * @example
 * interruptLongRest({ restedMinutes: 180, neededMinutes: 480 }, srd521.longRest) // => { progress: { restedMinutes: 180, neededMinutes: 540 }, shortRest: true }
 * interruptLongRest({ restedMinutes: 180, neededMinutes: 480 }, next2012.longRest) // => { progress: { restedMinutes: 0, neededMinutes: 480 }, shortRest: false }
 */
export function interruptLongRest(
  { restedMinutes, neededMinutes }: LongRestProgress,
  rule: LongRestRule,
): { readonly progress: LongRestProgress; readonly shortRest: boolean } {
  requireInteger('restedMinutes', restedMinutes, { minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
  const { interrupted, shortRestAfterHours } = rule
  return {
    progress:
      interrupted.rest === 'starts-over'
        ? startLongRest(rule)
        : { restedMinutes, neededMinutes: neededMinutes + interrupted.extraHours * MINUTES_PER_HOUR },
    shortRest: shortRestAfterHours !== 'none' && restedMinutes >= shortRestAfterHours * MINUTES_PER_HOUR,
  }
}

/** How the minutes of a Long Rest were spent; the rest of them was neither sleep nor activity. */
export interface RestMinutes {
  readonly asleep: number
  /** in light activity, such as talking, eating or standing watch */
  readonly active: number
  readonly total: number
}

const MINUTES = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }

/**
 * Whether the minutes that a creature rested make a Long Rest: enough in all, enough of sleep, and not too much light
 * activity.
 *
 * @param neededMinutes the minutes that this rest needs in all, as `LongRestProgress` has them; without interruptions,
 *   those of `startLongRest`
 * @throws RangeError if minutes are negative or not an integer, or more are spent than there are in all
 * @source SRD 5.2.1, Rules Glossary, Long Rest (page 185)
 * @source 2012 playtest, Long Rest
 * @example
 * mayFinishLongRest({ asleep: 360, active: 120, total: 480 }, 480, srd521.longRest) // => { allowed: true }
 * mayFinishLongRest({ asleep: 300, active: 120, total: 480 }, 480, srd521.longRest) // => { allowed: false, rule: 'long-rest', because: 'too-little-sleep' }
 */
export function mayFinishLongRest(
  { asleep, active, total }: RestMinutes,
  neededMinutes: number,
  { sleepHours, lightActivityHours }: LongRestRule,
): Permission<'too-short' | 'too-little-sleep' | 'too-much-activity'> {
  const spent = requireInteger('asleep', asleep, MINUTES) + requireInteger('active', active, MINUTES)
  requireInteger('total', total, { ...MINUTES, minimum: spent })
  return firstObstacle([
    [total < requireInteger('neededMinutes', neededMinutes, MINUTES), 'long-rest', 'too-short'],
    [asleep < sleepHours * MINUTES_PER_HOUR, 'long-rest', 'too-little-sleep'],
    [active > lightActivityHours * MINUTES_PER_HOUR, 'long-rest', 'too-much-activity'],
  ])
}

/** What a Long Rest restores. */
export interface RestedCreature {
  readonly vitals: Vitals
  /** the Hit Point maximum that no effect has reduced or raised */
  readonly normalHitPointMaximum: number
  readonly hitDice: { readonly left: number; readonly total: number }
  readonly exhaustionLevel: number
  /** how much ability scores are reduced */
  readonly abilityReductions: Partial<ByAbility<number>>
}

/** How a Long Rest is finished. */
export interface LongRestEnd {
  /** the variant that the DM uses; `usual` by default, and in an edition without that variant */
  readonly variant?: RecoveryVariant
  /** the Constitution modifier, which matters for slower Hit Dice */
  readonly constitutionModifier?: number
}

/**
 * A creature that has finished a Long Rest: it regains Hit Points and Hit Dice, what was reduced is normal again (a
 * raised Hit Point maximum stays raised), its Exhaustion drops by one level, and Temporary Hit Points end. Slower
 * variants restore less; Hit Dice that they let it spend are spent afterwards.
 *
 * @source SRD 5.2.1, Rules Glossary, Long Rest (page 185); Playing the Game, Temporary Hit Points: Duration (page 18)
 * @source 2012 playtest, Long Rest, Variants: Slower Recovery
 * @example
 * const vitals = { ...unhurt({ hitPointMaximum: 20, diesAtZero: false }), life: { kind: 'conscious', hitPoints: 3 } }
 * const tired = { vitals, normalHitPointMaximum: 24, hitDice: { left: 0, total: 3 }, exhaustionLevel: 2, abilityReductions: { strength: 4 } }
 * finishLongRest(tired, srd521.longRest).vitals.life // => { kind: 'conscious', hitPoints: 24 }
 * finishLongRest(tired, srd521.longRest).exhaustionLevel // => 1
 * finishLongRest(tired, next2012.longRest, { variant: 'slower-all-around', constitutionModifier: 1 }).hitDice // => { left: 2, total: 3 }
 */
export function finishLongRest(
  creature: RestedCreature,
  rule: LongRestRule,
  { variant = 'usual', constitutionModifier = 0 }: LongRestEnd = {},
): RestedCreature {
  const { hitDice, normalHitPointMaximum, exhaustionLevel, abilityReductions } = creature
  if (creature.vitals.life.kind === 'dead') return creature
  const recovery = rule.recovery[variant] ?? rule.recovery.usual
  const { hitPointMaximum: maximum } = creature.vitals
  const hitPointMaximum = rule.restoresReductions ? Math.max(normalHitPointMaximum, maximum) : maximum
  const vitals = { ...creature.vitals, hitPointMaximum, temporaryHitPoints: 0 }
  const regainedDice = recovery.hitDice === 'all' ? hitDice.total : Math.max(0, 1 + constitutionModifier)
  return {
    vitals: recovery.hitPoints === 'all' ? heal(vitals, hitPointMaximum).vitals : vitals,
    normalHitPointMaximum,
    hitDice: { left: Math.min(hitDice.total, hitDice.left + regainedDice), total: hitDice.total },
    exhaustionLevel: loseExhaustion({ level: exhaustionLevel, lost: rule.exhaustionLevelsRemoved }),
    abilityReductions: rule.restoresReductions ? {} : abilityReductions,
  }
}
