import { FROM_0, requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521MagicAndCharacters } from '../../rulesets/srd-5-2-1/magic-and-characters.ts'

/** The casting times of a spell that can be cast as a Ritual. */
export interface RitualTimes {
  /** the normal casting time; 0 for one action */
  readonly castingMinutes: number
  /** the ritual's own casting time, in an edition where it has one */
  readonly ownMinutes?: number
}

/**
 * How many minutes casting a spell as a Ritual takes.
 *
 * @throws RangeError if a time is negative or not an integer, or the ritual's own is left out in an edition where it has
 * one
 * @source SRD 5.2.1, Spells, Casting without Slots (page 104); 2012 playtest, Rituals
 * @example
 * ritualMinutes({ castingMinutes: 1 }) // => 11
 * ritualMinutes({ castingMinutes: 0 }) // => 10
 * ritualMinutes({ castingMinutes: 0, ownMinutes: 30 }, next2012) // => 30
 */
export function ritualMinutes(
  { castingMinutes, ownMinutes }: RitualTimes,
  { ritual: { extraMinutes } }: RulesOf<'ritual'> = srd521MagicAndCharacters,
): number {
  requireInteger('castingMinutes', castingMinutes, FROM_0)
  if (ownMinutes !== undefined) requireInteger('ownMinutes', ownMinutes, FROM_0)
  if (extraMinutes !== 'own-time') return castingMinutes + extraMinutes
  return requireInteger('ownMinutes', ownMinutes as number, FROM_0)
}

/** A caster who wants to cast a spell as a Ritual. */
export interface RitualCaster {
  /** the spell can be cast as a Ritual */
  readonly ritualSpell: boolean
  readonly prepared: boolean
  /** a feature lets the caster perform rituals, which counts in an edition that asks for one; not by default */
  readonly hasFeature?: boolean
  /**
   * the components that the ritual consumes are paid for, which counts in an edition that asks for it; not by default
   */
  readonly componentsPaid?: boolean
}

/** What prevents a spell from being cast as a Ritual. */
export type RitualObstacle = 'not-a-ritual' | 'not-prepared' | 'no-feature' | 'components-not-paid'

/**
 * What prevents a spell from being cast as a Ritual, besides everything that prevents it from being cast.
 *
 * @returns the obstacles; empty if it can be cast as one
 * @source SRD 5.2.1, Rules Glossary, Ritual (page 187); 2012 playtest, Rituals
 * @example
 * const unprepared = { ritualSpell: true, prepared: false, hasFeature: true, componentsPaid: true }
 * ritualObstacles(unprepared) // => ['not-prepared']
 * ritualObstacles(unprepared, next2012) // => []
 */
export function ritualObstacles(
  { ritualSpell, prepared, hasFeature = false, componentsPaid = false }: RitualCaster,
  { ritual: rule }: RulesOf<'ritual'> = srd521MagicAndCharacters,
): readonly RitualObstacle[] {
  const obstacles: RitualObstacle[] = []
  if (!ritualSpell) obstacles.push('not-a-ritual')
  if (rule.prepared && !prepared) obstacles.push('not-prepared')
  if (rule.feature && !hasFeature) obstacles.push('no-feature')
  if (rule.componentsAtCost && !componentsPaid) obstacles.push('components-not-paid')
  return obstacles
}
