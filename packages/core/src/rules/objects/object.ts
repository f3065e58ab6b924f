import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Exploration } from '../../rulesets/srd-5-2-1/exploration.ts'
import { OBJECT_ARMOR_CLASSES, type ObjectArmorClassRow } from '../../tables/objects/object-armor-classes.ts'
import {
  OBJECT_HIT_POINTS,
  type ObjectHitPoints,
  RESILIENCES,
  type Resilience,
  SECTION_SIZES,
  type SectionSize,
} from '../../tables/objects/object-hit-points.ts'
import type { Substance } from '../../vocabulary/substances.ts'
import { requireRule } from '../basics/require-rule.ts'

/** A thing that may be an object. */
export interface PossibleObject {
  readonly living: boolean
  /** a building, a vehicle or another thing that is composed of many objects */
  readonly composite: boolean
}

/**
 * Whether a thing is an object: inanimate, and distinct from other objects. A rule of 5.2.1 alone.
 *
 * @source SRD 5.2.1, Playing the Game, What Is an Object? (page 12) and Rules Glossary, Object (page 185)
 * @example
 * isObject({ living: false, composite: false }) // => true
 * isObject({ living: false, composite: true }) // => false
 */
export const isObject = ({ living, composite }: PossibleObject): boolean => !living && !composite

/**
 * The suggested AC of an object. A rule of 5.2.1 alone.
 *
 * @throws RangeError if the substance is unknown
 * @source SRD 5.2.1, Rules Glossary, Breaking Objects (page 178)
 * @example
 * objectArmorClass('stone') // => 17
 */
export function objectArmorClass(substance: Substance): number {
  const rows: readonly ObjectArmorClassRow[] = OBJECT_ARMOR_CLASSES
  const row = rows.find(({ substances }) => substances.includes(substance))
  if (row === undefined) throw new RangeError(`substance is ${substance}; it must be in the Object Armor Class table.`)
  return row.armorClass
}

/** An object, or a section of one that is larger. */
export interface ObjectOrSection {
  readonly size: SectionSize
  readonly resilience: Resilience
}

/**
 * The suggested Hit Points of an object, or of one section of a Huge or Gargantuan object: it is divided into sections
 * that are Large or smaller. A rule of 5.2.1 alone.
 *
 * @throws RangeError if the size or the resilience has no Hit Points in the table
 * @source SRD 5.2.1, Rules Glossary, Breaking Objects (page 178)
 * @example
 * objectHitPoints({ size: 'medium', resilience: 'resilient' }) // => { average: 18, dice: '4d8' }
 */
export function objectHitPoints({ size, resilience }: ObjectOrSection): ObjectHitPoints {
  requireOneOf('size', size, SECTION_SIZES)
  requireOneOf('resilience', resilience, RESILIENCES)
  return OBJECT_HIT_POINTS[size][resilience]
}

/** What decides whether an action breaks an object. */
export interface BreakableObject {
  readonly fragile: boolean
  readonly magical: boolean
}

/**
 * Whether an action breaks an object without a roll: it must be fragile and not magical. In SRD 5.1 that takes a Strength
 * check, with a DC that the GM sets.
 *
 * @throws RangeError if the edition has no such rule
 * @source SRD 5.2.1, Playing the Game, Breaking Objects (page 12) and Rules Glossary, Breaking Objects (page 177)
 * @example
 * breaksAutomatically({ fragile: true, magical: false }) // => true
 * breaksAutomatically({ fragile: true, magical: true }) // => false
 * breaksAutomatically({ fragile: true, magical: false }, srd51) // => false
 */
export const breaksAutomatically = (
  { fragile, magical }: BreakableObject,
  { objects }: RulesOf<'objects'> = srd521Exploration,
): boolean => requireRule('objects', objects).fragileBreakAutomatically && fragile && !magical
