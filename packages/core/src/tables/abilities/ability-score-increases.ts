/** The points to spread over ability scores, the allowed shares with the largest first, and the maximum. */
export interface ScoreIncrease {
  readonly ways: readonly (readonly number[])[]
  readonly maximum: number
}

/**
 * How a background increases ability scores: one by 2 and another by 1, or all three by 1.
 *
 * @source SRD 5.2.1, Character Creation, Adjust Ability Scores (page 21)
 */
export const BACKGROUND_INCREASE = { ways: [[2, 1], [1, 1, 1]], maximum: 20 } as const satisfies ScoreIncrease
