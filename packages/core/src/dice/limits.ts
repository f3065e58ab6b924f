/** Limits of the dice engine. Over a limit is an error value that names it, never a hang. */
export interface DiceLimits {
  /** characters of the typed text */
  readonly length: number
  /** terms of the whole expression */
  readonly terms: number
  /** parentheses inside parentheses */
  readonly depth: number
  /** dice in the whole expression */
  readonly dice: number
  /** sides of a die */
  readonly sides: number
  /** the largest constant */
  readonly constant: number
  /** work of an exact distribution: 64-bit words touched */
  readonly work: number
}

/** The limits that hold unless the caller gives others. */
export const DEFAULT_LIMITS: DiceLimits = {
  length: 2_000,
  terms: 200,
  depth: 50,
  dice: 10_000,
  sides: 1_000_000,
  constant: 1_000_000_000,
  work: 20_000_000,
}
