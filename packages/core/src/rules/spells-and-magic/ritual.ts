import { requireInteger } from '../../bounds.ts'
import type { RitualRule } from '../../rulesets/magic-and-characters.ts'

/**
 * How many minutes casting a spell as a Ritual takes.
 *
 * @param castingMinutes the normal casting time; 0 for one action
 * @param ownMinutes the ritual's own casting time, in an edition where it has one
 * @throws RangeError if a time is negative or not an integer
 * @source SRD 5.2.1, Spells, Casting without Slots (page 104); 2012 playtest, Rituals
 * @example
 * ritualMinutes(1, 0, srd521.ritual) // => 11
 * ritualMinutes(0, 0, srd521.ritual) // => 10
 * ritualMinutes(0, 30, next2012.ritual) // => 30
 */
export function ritualMinutes(castingMinutes: number, ownMinutes: number, { extraMinutes }: RitualRule): number {
  const time = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }
  requireInteger('castingMinutes', castingMinutes, time)
  requireInteger('ownMinutes', ownMinutes, time)
  return extraMinutes === 'own-time' ? ownMinutes : castingMinutes + extraMinutes
}

/** A caster who wants to cast a spell as a Ritual. */
export interface RitualCaster {
  /** the spell can be cast as a Ritual */
  readonly ritualSpell: boolean
  readonly prepared: boolean
  /** a feature lets the caster perform rituals */
  readonly hasFeature: boolean
  /** the components that the ritual consumes are paid for */
  readonly componentsPaid: boolean
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
 * ritualObstacles(unprepared, srd521.ritual) // => ['not-prepared']
 * ritualObstacles(unprepared, next2012.ritual) // => []
 */
export function ritualObstacles(
  { ritualSpell, prepared, hasFeature, componentsPaid }: RitualCaster,
  rule: RitualRule,
): readonly RitualObstacle[] {
  const obstacles: RitualObstacle[] = []
  if (!ritualSpell) obstacles.push('not-a-ritual')
  if (rule.prepared && !prepared) obstacles.push('not-prepared')
  if (rule.feature && !hasFeature) obstacles.push('no-feature')
  if (rule.componentsAtCost && !componentsPaid) obstacles.push('components-not-paid')
  return obstacles
}
