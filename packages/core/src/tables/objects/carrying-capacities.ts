import { type BySize, SIZES } from '../../vocabulary/sizes.ts'
import { type Cell, quantity, type Table, term } from '../table.ts'

/** What a creature can move for each point of its Strength score, in quarter pounds, like the weight of equipment. */
export interface CarryingCapacityRow {
  /** what it carries without being encumbered; the same as `carryQuarterPounds` in an edition without encumbrance */
  readonly unencumberedQuarterPounds: number
  readonly carryQuarterPounds: number
  readonly dragLiftPushQuarterPounds: number
}

/**
 * The Carrying Capacity table: 7½, 15, 30, 60 or 120 pounds carried, and twice that dragged, lifted or pushed.
 *
 * @source SRD 5.2.1, Rules Glossary, Carrying Capacity (page 178)
 */
export const CARRYING_CAPACITIES = {
  tiny:       { unencumberedQuarterPounds:  30, carryQuarterPounds:  30, dragLiftPushQuarterPounds:  60 },
  small:      { unencumberedQuarterPounds:  60, carryQuarterPounds:  60, dragLiftPushQuarterPounds: 120 },
  medium:     { unencumberedQuarterPounds:  60, carryQuarterPounds:  60, dragLiftPushQuarterPounds: 120 },
  large:      { unencumberedQuarterPounds: 120, carryQuarterPounds: 120, dragLiftPushQuarterPounds: 240 },
  huge:       { unencumberedQuarterPounds: 240, carryQuarterPounds: 240, dragLiftPushQuarterPounds: 480 },
  gargantuan: { unencumberedQuarterPounds: 480, carryQuarterPounds: 480, dragLiftPushQuarterPounds: 960 },
} as const satisfies BySize<CarryingCapacityRow>

/**
 * The same for the 2012 playtest: 10, 20 and 50 pounds, doubled for each size above Medium and halved for Tiny.
 *
 * @source 2012 playtest, Strength, Carrying Capacity
 */
export const PLAYTEST_CARRYING_CAPACITIES = {
  tiny:       { unencumberedQuarterPounds:  20, carryQuarterPounds:  40, dragLiftPushQuarterPounds:  100 },
  small:      { unencumberedQuarterPounds:  40, carryQuarterPounds:  80, dragLiftPushQuarterPounds:  200 },
  medium:     { unencumberedQuarterPounds:  40, carryQuarterPounds:  80, dragLiftPushQuarterPounds:  200 },
  large:      { unencumberedQuarterPounds:  80, carryQuarterPounds: 160, dragLiftPushQuarterPounds:  400 },
  huge:       { unencumberedQuarterPounds: 160, carryQuarterPounds: 320, dragLiftPushQuarterPounds:  800 },
  gargantuan: { unencumberedQuarterPounds: 320, carryQuarterPounds: 640, dragLiftPushQuarterPounds: 1600 },
} as const satisfies BySize<CarryingCapacityRow>

const pounds = (quarterPounds: number): Cell => quantity(quarterPounds / 4, 'pounds')

/** The Carrying Capacity table as a reader sees it: the weights for each point of Strength. */
export const carryingCapacitiesTable: Table = {
  id: 'carrying-capacities',
  source: { document: 'SRD 5.2.1', heading: 'Carrying Capacity', page: 178 },
  columns: ['size', 'carry', 'drag-lift-push'],
  rows: SIZES.map((size) => {
    const { carryQuarterPounds, dragLiftPushQuarterPounds } = CARRYING_CAPACITIES[size]
    return [term(size), pounds(carryQuarterPounds), pounds(dragLiftPushQuarterPounds)]
  }),
}

/** The same for the 2012 playtest. */
export const playtestCarryingCapacitiesTable: Table = {
  id: 'playtest-carrying-capacities',
  source: { document: '2012 playtest', heading: 'Carrying Capacity' },
  columns: ['size', 'unencumbered', 'carry', 'drag-lift-push'],
  rows: SIZES.map((size) => {
    const row = PLAYTEST_CARRYING_CAPACITIES[size]
    return [
      term(size),
      pounds(row.unencumberedQuarterPounds),
      pounds(row.carryQuarterPounds),
      pounds(row.dragLiftPushQuarterPounds),
    ]
  }),
}
