import { isOneOf } from '../../one-of.ts'
import type { Size } from '../../vocabulary/sizes.ts'
import { type Cell, dice, type Table, term } from '../table.ts'

/**
 * The sizes of objects that have Hit Points as a whole; larger objects are divided into sections of these sizes.
 *
 * @source SRD 5.2.1, Rules Glossary, Breaking Objects (page 178)
 */
export const SECTION_SIZES = ['tiny', 'small', 'medium', 'large'] as const satisfies readonly Size[]

/** The id of a size of an object or a section. */
export type SectionSize = (typeof SECTION_SIZES)[number]

/** Whether a value is a size with a row in the table. */
export const isSectionSize = (value: unknown): value is SectionSize => isOneOf(value, SECTION_SIZES)

/**
 * How well an object withstands harm.
 *
 * @source SRD 5.2.1, Rules Glossary, Breaking Objects (page 178)
 */
export const RESILIENCES = ['fragile', 'resilient'] as const

/** The id of how well an object withstands harm. */
export type Resilience = (typeof RESILIENCES)[number]

/** Whether a value is how resilient an object is. */
export const isResilience = (value: unknown): value is Resilience => isOneOf(value, RESILIENCES)

/** The suggested Hit Points of an object: the average of a roll, or the roll as dice notation. */
export interface ObjectHitPoints {
  readonly average: number
  readonly dice: string
}

/**
 * The Hit Points of objects.
 *
 * @source SRD 5.2.1, Rules Glossary, Breaking Objects (page 178)
 */
export const OBJECT_HIT_POINTS = {
  tiny:   { fragile: { average: 2, dice: '1d4'  }, resilient: { average:  5, dice: '2d4'  } },
  small:  { fragile: { average: 3, dice: '1d6'  }, resilient: { average: 10, dice: '3d6'  } },
  medium: { fragile: { average: 4, dice: '1d8'  }, resilient: { average: 18, dice: '4d8'  } },
  large:  { fragile: { average: 5, dice: '1d10' }, resilient: { average: 27, dice: '5d10' } },
} as const satisfies Readonly<Record<SectionSize, Readonly<Record<Resilience, ObjectHitPoints>>>>

const hitPoints = ({ average, dice: roll }: ObjectHitPoints): Cell => dice(roll, average)

/** The Object Hit Points table as a reader sees it. */
export const objectHitPointsTable: Table = {
  id: 'object-hit-points',
  source: { document: 'SRD 5.2.1', heading: 'Object Hit Points', page: 178 },
  columns: ['size', 'fragile', 'resilient'],
  rows: SECTION_SIZES.map((size) => {
    const { fragile, resilient } = OBJECT_HIT_POINTS[size]
    return [term(size), hitPoints(fragile), hitPoints(resilient)]
  }),
}
