import type { RuleId } from '../../vocabulary/rule-ids.ts'
import type { SpeedKind } from '../../vocabulary/speeds.ts'
import { none, quantity, type Table, term, words } from '../table.ts'

/** A circumstance that makes each foot of movement cost more. */
export interface MovementCostRow {
  /** the rule of the circumstance; `grappled` means dragging or carrying a creature that the mover grapples */
  readonly circumstance: RuleId
  readonly extraFeetPerFoot: number
  /** the speed that cancels the extra cost when it is used */
  readonly ignoredWith: Exclude<SpeedKind, 'speed'> | 'none'
}

/**
 * What makes movement cost more than its distance. Costs of different circumstances add up: Climbing in Difficult
 * Terrain costs 2 extra feet for each foot.
 *
 * @source SRD 5.2.1, Rules Glossary: Climbing (page 178), Crawling (page 179), Difficult Terrain (page 181),
 *   Grappled (page 182), Swimming (page 189)
 */
export const MOVEMENT_COSTS = [
  { circumstance: 'climbing',          extraFeetPerFoot: 1, ignoredWith: 'climb-speed' },
  { circumstance: 'crawling',          extraFeetPerFoot: 1, ignoredWith: 'none' },
  { circumstance: 'swimming',          extraFeetPerFoot: 1, ignoredWith: 'swim-speed' },
  { circumstance: 'difficult-terrain', extraFeetPerFoot: 1, ignoredWith: 'none' },
  { circumstance: 'grappled',          extraFeetPerFoot: 1, ignoredWith: 'none' },
] as const satisfies readonly MovementCostRow[]

/** The id of a circumstance that makes movement cost more. */
export type MovementCircumstance = (typeof MOVEMENT_COSTS)[number]['circumstance']

/** What makes movement cost more, as a reader sees it. */
export const movementCostsTable: Table = {
  id: 'movement-costs',
  source: { document: 'SRD 5.2.1', heading: 'Difficult Terrain', page: 181 },
  columns: ['circumstance', 'extra', 'ignored-with'],
  rows: MOVEMENT_COSTS.map(({ circumstance, extraFeetPerFoot, ignoredWith }) => [
    words(circumstance),
    quantity(extraFeetPerFoot, 'feet'),
    ignoredWith === 'none' ? none : term(ignoredWith),
  ]),
}
