/** A tier of play and its character levels, both included. */
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
