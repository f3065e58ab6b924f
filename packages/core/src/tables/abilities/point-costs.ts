import { integer, type Table } from '../table.ts'

/** An ability score and the points that it costs. */
export interface PointCostRow {
  readonly score: number
  readonly cost: number
}

/**
 * The cost of each ability score that points buy.
 *
 * @source SRD 5.2.1, Character Creation, Ability Score Point Costs (page 21)
 */
export const POINT_COSTS = [
  { score:  8, cost: 0 },
  { score:  9, cost: 1 },
  { score: 10, cost: 2 },
  { score: 11, cost: 3 },
  { score: 12, cost: 4 },
  { score: 13, cost: 5 },
  { score: 14, cost: 7 },
  { score: 15, cost: 9 },
] as const satisfies readonly PointCostRow[]

/**
 * The points to spend.
 *
 * @source SRD 5.2.1, Character Creation, Generate Your Scores (page 21)
 */
export const POINTS = 27

/** The Ability Score Point Costs table as a reader sees it. */
export const pointCostsTable: Table = {
  id: 'point-costs',
  source: { document: 'SRD 5.2.1', heading: 'Ability Score Point Costs', page: 21 },
  columns: ['score', 'cost'],
  rows: POINT_COSTS.map(({ score, cost }) => [integer(score), integer(cost)]),
}
