import { FROM_0, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Exploration } from '../../rulesets/srd-5-2-1/exploration.ts'
import { SPECIAL_SENSES, type SpecialSenseRow } from '../../tables/exploration/special-senses.ts'
import { COVER_DEGREES, type CoverDegree } from '../../vocabulary/cover-degrees.ts'
import { LIGHT_LEVELS, type LightLevel } from '../../vocabulary/light-levels.ts'
import { OBSCUREMENTS, type Obscurement } from '../../vocabulary/obscurements.ts'
import { type BySense, SENSES, type Sense, VISUAL_OBSTACLES, type VisualObstacle } from '../../vocabulary/senses.ts'
import { brighter } from './light.ts'
import { obscurementByLight, worstObscurement } from './obscured-area.ts'

/** The ranges of a creature's special senses, in feet; it lacks a sense that is left out. */
export type SenseRanges = Partial<BySense<number>>

/** Something that a creature looks at, and what is between them. */
export interface Sighting {
  readonly distanceFeet: number
  /** the light where the thing is */
  readonly light: LightLevel
  /** whether Darkvision can't see through that Darkness, as some effects say */
  readonly darkvisionFails?: boolean
  /** how much anything other than the light obscures it, such as fog or foliage */
  readonly obscurement?: Obscurement
  /** whether there is a line of sight to it; true by default */
  readonly inLineOfSight?: boolean
  readonly cover?: CoverDegree
  readonly invisible?: boolean
  /** whether the observer is Blinded */
  readonly blinded?: boolean
  /** whether it is a creature or a moving object that touches the same surface or liquid as the observer */
  readonly inContact?: boolean
}

/** Something that hides a thing, and a creature that may see through it. */
export interface Piercing {
  /** the ranges of the special senses of the creature; none by default */
  readonly senses?: SenseRanges
  readonly obstacle: VisualObstacle
  readonly distanceFeet: number
}

/** Checks the ranges of the senses of a creature. */
export function requireSenses(senses: SenseRanges): void {
  for (const sense of SENSES)
    if (sense in senses) requireInteger(`senses.${sense}`, senses[sense] ?? Number.NaN, FROM_0)
}

/** Checks what is said about a thing that a creature looks at. */
export function requireSighting({ distanceFeet, light, obscurement = 'none', cover = 'none' }: Sighting): void {
  requireInteger('thing.distanceFeet', distanceFeet, FROM_0)
  requireOneOf('thing.light', light, LIGHT_LEVELS)
  requireOneOf('thing.obscurement', obscurement, OBSCUREMENTS)
  requireOneOf('thing.cover', cover, COVER_DEGREES)
}

/** Whether a special sense reaches that far. */
export const isWithinRange = (ranges: SenseRanges, sense: Sense, distanceFeet: number): boolean =>
  (ranges[sense] ?? 0) > 0 && distanceFeet <= (ranges[sense] ?? 0)

/**
 * Whether a special sense of a creature sees through something that hides a thing. Truesight, for example, sees through
 * a visual illusion, so that its saves against it succeed, and sees the true form behind a magical transformation.
 *
 * @throws RangeError if the obstacle is unknown, or a number of feet is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary: Blindsight (page 177), Truesight (page 190)
 * @example
 * pierces({ senses: { truesight: 60 }, obstacle: 'visual-illusion', distanceFeet: 60 }) // => true
 * pierces({ senses: { truesight: 60 }, obstacle: 'visual-illusion', distanceFeet: 65 }) // => false
 */
export function pierces(
  { senses = {}, obstacle, distanceFeet }: Piercing,
  { vision }: RulesOf<'vision'> = srd521Exploration,
): boolean {
  requireSenses(senses)
  requireOneOf('obstacle', obstacle, VISUAL_OBSTACLES)
  requireInteger('distanceFeet', distanceFeet, FROM_0)
  return vision.senses.some((sense) => {
    const row: SpecialSenseRow = SPECIAL_SENSES[sense]
    return row.sees && row.pierces.includes(obstacle) && isWithinRange(senses, sense, distanceFeet)
  })
}

/** Whether a sense cannot perceive a thing, whatever the light. */
export function isHiddenFrom(sense: SpecialSenseRow, thing: Sighting): boolean {
  const hides = (obstacle: VisualObstacle, there = false): boolean => there && !sense.pierces.includes(obstacle)
  const physical = !sense.pierces.includes('blinded')
  return (
    (sense.needsContact && thing.inContact !== true) ||
    (sense.stoppedByTotalCover && thing.cover === 'total') ||
    (physical && thing.inLineOfSight === false) ||
    hides('blinded', thing.blinded) ||
    hides('invisible', thing.invisible)
  )
}

/** How obscured a thing's place is to a sense. */
export function obscurementTo(sense: SpecialSenseRow, thing: Sighting): Obscurement {
  const levels = thing.darkvisionFails === true && thing.light === 'darkness' ? 0 : sense.lightLevelsBrighter
  return worstObscurement([
    sense.pierces.includes('darkness') ? 'none' : obscurementByLight(brighter({ light: thing.light, levels })),
    sense.pierces.includes('obscurement') ? 'none' : (thing.obscurement ?? 'none'),
  ])
}
