import { integer, range, type Table, words } from '../table.ts'

/** A tier of play and its character levels, inclusive. */
export interface TierRow {
  readonly tier: number
  readonly from: number
  readonly to: number
}

/**
 * The four tiers of play. No rules depend on them.
 *
 * @source SRD 5.2.1, Character Creation, Tiers of Play (pages 23 and 24)
 */
export const TIERS_OF_PLAY = [
  { tier: 1, from:  1, to:  4 },
  { tier: 2, from:  5, to: 10 },
  { tier: 3, from: 11, to: 16 },
  { tier: 4, from: 17, to: 20 },
] as const satisfies readonly TierRow[]

/** The tiers of play table as a reader sees it. */
export const tiersOfPlayTable: Table = {
  id: 'tiers-of-play',
  source: { document: 'SRD 5.2.1', heading: 'Tiers of Play', page: 23 },
  columns: ['tier', 'levels', 'adventures'],
  rows: TIERS_OF_PLAY.map(({ tier, from, to }) => [integer(tier), range(from, to), words(`tier-${tier}`)]),
}
