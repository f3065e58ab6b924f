import { ANY_INTEGER, FROM_0, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { LongRestRecovery, RecoveryVariant } from '../../rulesets/damage-and-healing.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import { ABILITIES, type ByAbility } from '../../vocabulary/abilities.ts'
import { firstObstacle, type Permission } from '../basics/permission.ts'
import { divideRoundDown } from '../basics/round-down.ts'
import { loseExhaustion } from '../conditions/exhaustion.ts'
import { heal } from '../damage-and-healing/healing.ts'
import { hitPointsOf } from '../damage-and-healing/hit-points.ts'
import { requireVitals, type Vitals } from '../damage-and-healing/vitals.ts'

const MINUTES_PER_HOUR = 60

/** What matters when a creature starts a Long Rest. */
export interface BeforeLongRest {
  readonly vitals: Vitals
  /**
   * how long ago its last Long Rest ended, and in an edition that counts from its start, when it started; left out if
   * there was none
   */
  readonly last?: { readonly endedHoursAgo: number; readonly startedHoursAgo?: number }
}

/**
 * Whether a creature can start a Long Rest: with at least 1 Hit Point, and 16 hours after the end of its last one. The
 * 2012 playtest allows one in 24 hours; this function counts them from the start of the last one.
 *
 * @throws RangeError if hours are negative or not an integer, if those since the start of the last rest are left out in
 * an edition that counts from there, or if the vitals have a wrong number or kind of life
 * @source SRD 5.2.1, Rules Glossary, Long Rest (page 185)
 * @source 2012 playtest, Long Rest
 * @example
 * const vitals = unhurt({ hitPointMaximum: 12, diesAtZero: false })
 * mayStartLongRest({ vitals, last: { endedHoursAgo: 15 } }) // => { allowed: false, rule: 'long-rest', because: 'too-soon' }
 * mayStartLongRest({ vitals, last: { startedHoursAgo: 24, endedHoursAgo: 16 } }, next2012) // => { allowed: true }
 */
export function mayStartLongRest(
  { vitals, last }: BeforeLongRest,
  { longRest: { leastHitPoints, nextAfter } }: RulesOf<'longRest'> = srd521DamageAndHealing,
): Permission<'dead' | 'hit-points' | 'too-soon'> {
  requireVitals(vitals)
  const { life } = vitals
  const since = last && hoursSince(last, nextAfter.from)
  return firstObstacle([
    [life.kind === 'dead', 'dead', 'dead'],
    [hitPointsOf(life) < leastHitPoints, 'long-rest', 'hit-points'],
    [since !== undefined && since < nextAfter.hours, 'long-rest', 'too-soon'],
  ])
}

/** How long ago the last Long Rest ended or started. */
function hoursSince(last: NonNullable<BeforeLongRest['last']>, from: 'end' | 'start'): number {
  const ended = requireInteger('last.endedHoursAgo', last.endedHoursAgo, FROM_0)
  if (from === 'end') return ended
  return requireInteger('last.startedHoursAgo', last.startedHoursAgo as number, { ...FROM_0, minimum: ended })
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
 * startLongRest() // => { restedMinutes: 0, neededMinutes: 480 }
 */
export const startLongRest = ({ longRest }: RulesOf<'longRest'> = srd521DamageAndHealing): LongRestProgress => ({
  restedMinutes: 0,
  neededMinutes: longRest.hours * MINUTES_PER_HOUR,
})

/**
 * A Long Rest after an interruption, and whether the creature gets the benefits of a Short Rest: it does after at least
 * 1 hour of rest. If it resumes the rest at once, it needs 1 more hour for each interruption; in the 2012 playtest it
 * starts over.
 *
 * @throws RangeError if minutes are negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Long Rest (page 185)
 * @source 2012 playtest, Long Rest
 * @example
 * interruptLongRest({ restedMinutes: 180, neededMinutes: 480 }) // => { progress: { restedMinutes: 180, neededMinutes: 540 }, shortRest: true }
 * interruptLongRest({ restedMinutes: 180, neededMinutes: 480 }, next2012) // => { progress: { restedMinutes: 0, neededMinutes: 480 }, shortRest: false }
 */
export function interruptLongRest(
  { restedMinutes, neededMinutes }: LongRestProgress,
  ruleset: RulesOf<'longRest'> = srd521DamageAndHealing,
): { readonly progress: LongRestProgress; readonly shortRest: boolean } {
  requireInteger('restedMinutes', restedMinutes, FROM_0)
  requireInteger('neededMinutes', neededMinutes, FROM_0)
  const { interrupted, shortRestAfterHours } = ruleset.longRest
  return {
    progress:
      interrupted.rest === 'starts-over'
        ? startLongRest(ruleset)
        : { restedMinutes, neededMinutes: neededMinutes + interrupted.extraHours * MINUTES_PER_HOUR },
    shortRest: shortRestAfterHours !== 'none' && restedMinutes >= shortRestAfterHours * MINUTES_PER_HOUR,
  }
}

/** How the minutes of a Long Rest were spent; the rest of them was neither sleep nor activity. */
export interface LongRestMinutes {
  readonly asleepMinutes: number
  /** in light activity, such as talking, eating or standing watch */
  readonly activeMinutes: number
  readonly totalMinutes: number
  /**
   * the minutes that this rest needs in all, as `LongRestProgress` has them; by default those of a rest without
   * interruptions
   */
  readonly neededMinutes?: number
}

/**
 * Whether the minutes that a creature rested make a Long Rest: enough in all, enough of sleep, and not too much light
 * activity.
 *
 * @throws RangeError if minutes are negative or not an integer, or more are spent than there are in all
 * @source SRD 5.2.1, Rules Glossary, Long Rest (page 185)
 * @source 2012 playtest, Long Rest
 * @example
 * mayFinishLongRest({ asleepMinutes: 360, activeMinutes: 120, totalMinutes: 480 }) // => { allowed: true }
 * mayFinishLongRest({ asleepMinutes: 300, activeMinutes: 120, totalMinutes: 480 }) // => { allowed: false, rule: 'long-rest', because: 'too-little-sleep' }
 */
export function mayFinishLongRest(
  { asleepMinutes, activeMinutes, totalMinutes, neededMinutes }: LongRestMinutes,
  ruleset: RulesOf<'longRest'> = srd521DamageAndHealing,
): Permission<'too-short' | 'too-little-sleep' | 'too-much-activity'> {
  const { sleepHours, lightActivityHours } = ruleset.longRest
  const needed = neededMinutes ?? startLongRest(ruleset).neededMinutes
  requireInteger('neededMinutes', needed, FROM_0)
  requireInteger('asleepMinutes', asleepMinutes, FROM_0)
  requireInteger('activeMinutes', activeMinutes, FROM_0)
  requireInteger('totalMinutes', totalMinutes, { ...FROM_0, minimum: asleepMinutes + activeMinutes })
  return firstObstacle([
    [totalMinutes < needed, 'long-rest', 'too-short'],
    [asleepMinutes < sleepHours * MINUTES_PER_HOUR, 'long-rest', 'too-little-sleep'],
    [activeMinutes > lightActivityHours * MINUTES_PER_HOUR, 'long-rest', 'too-much-activity'],
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

/** The ways in which a Long Rest can restore, as `RecoveryVariant` names them. */
const VARIANTS = [
  'usual',
  'slower-hit-points',
  'slower-hit-dice',
  'slower-all-around',
] as const satisfies readonly RecoveryVariant[]

/** A creature that finishes a Long Rest. */
export interface LongRestEnd {
  readonly creature: RestedCreature
  /** the variant that the DM uses; `usual` by default, and in an edition without that variant */
  readonly variant?: RecoveryVariant
  /** it matters for slower Hit Dice; 0 by default */
  readonly constitutionModifier?: number
  /** whether the creature has eaten and drunk, without which SRD 5.1 leaves its Exhaustion as it is; true by default */
  readonly fed?: boolean
}

/**
 * A creature that has finished a Long Rest: it regains Hit Points and Hit Dice, what was reduced is normal again (a
 * raised Hit Point maximum stays raised), its Exhaustion drops by one level, and Temporary Hit Points end. Slower
 * variants restore less; Hit Dice that they let it spend are spent afterwards.
 *
 * @throws RangeError if a number is not an integer within bounds, or the variant or the kind of life is unknown
 * @source SRD 5.2.1, Rules Glossary, Long Rest (page 185); Playing the Game, Temporary Hit Points: Duration (page 18)
 * @source SRD 5.1, Adventuring, Long Rest (page 87)
 * @source 2012 playtest, Long Rest, Variants: Slower Recovery
 * @example
 * const vitals = { ...unhurt({ hitPointMaximum: 20, diesAtZero: false }), life: { kind: 'conscious', hitPoints: 3 } } as const
 * const tired = { vitals, normalHitPointMaximum: 24, hitDice: { left: 0, total: 3 }, exhaustionLevel: 2, abilityReductions: { strength: 4 } }
 * finishLongRest({ creature: tired }).vitals.life // => { kind: 'conscious', hitPoints: 24 }
 * finishLongRest({ creature: tired }).exhaustionLevel // => 1
 * finishLongRest({ creature: tired, variant: 'slower-all-around', constitutionModifier: 1 }, next2012).hitDice // => { left: 2, total: 3 }
 */
export function finishLongRest(
  { creature, variant = 'usual', constitutionModifier = 0, fed = true }: LongRestEnd,
  { longRest: rule }: RulesOf<'longRest'> = srd521DamageAndHealing,
): RestedCreature {
  requireCreature(creature)
  requireOneOf('variant', variant, VARIANTS)
  requireInteger('constitutionModifier', constitutionModifier, ANY_INTEGER)
  const { hitDice, normalHitPointMaximum, exhaustionLevel, abilityReductions } = creature
  if (creature.vitals.life.kind === 'dead') return creature
  const recovery = rule.recovery[variant] ?? rule.recovery.usual
  const { hitPointMaximum: maximum } = creature.vitals
  const hitPointMaximum = rule.restoresReductions ? Math.max(normalHitPointMaximum, maximum) : maximum
  const vitals = { ...creature.vitals, hitPointMaximum, temporaryHitPoints: 0 }
  const regainedDice = regainedHitDice(recovery, hitDice.total, constitutionModifier)
  return {
    vitals: recovery.hitPoints === 'all' ? heal({ vitals, points: hitPointMaximum }).value.vitals : vitals,
    normalHitPointMaximum,
    hitDice: { left: Math.min(hitDice.total, hitDice.left + regainedDice), total: hitDice.total },
    exhaustionLevel: loseExhaustion({
      level: exhaustionLevel,
      lost: fed || !rule.removingExhaustionNeedsFood ? rule.exhaustionLevelsRemoved : 0,
    }),
    abilityReductions: rule.restoresReductions ? {} : abilityReductions,
  }
}

function regainedHitDice({ hitDice }: LongRestRecovery, total: number, constitutionModifier: number): number {
  if (hitDice === 'all') return total
  return hitDice === 'half' ? Math.max(1, divideRoundDown(total, 2)) : Math.max(0, 1 + constitutionModifier)
}

function requireCreature(creature: RestedCreature): void {
  const { vitals, normalHitPointMaximum, hitDice, exhaustionLevel, abilityReductions } = creature
  requireVitals(vitals)
  requireInteger('creature.normalHitPointMaximum', normalHitPointMaximum, FROM_0)
  requireInteger('creature.hitDice.left', hitDice.left, FROM_0)
  requireInteger('creature.hitDice.total', hitDice.total, FROM_0)
  requireInteger('creature.exhaustionLevel', exhaustionLevel, FROM_0)
  for (const ability of ABILITIES) {
    const { [ability]: reduction = 0 } = abilityReductions
    requireInteger(`creature.abilityReductions.${ability}`, reduction, FROM_0)
  }
}
