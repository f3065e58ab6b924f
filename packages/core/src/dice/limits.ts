/** Limits of the dice engine. What exceeds one is refused with an error value that names it. */
export interface DiceLimits {
  /** characters of the typed text */
  readonly length: number
  /** operands of the whole expression */
  readonly terms: number
  /** nested parentheses, braces, calls and comparisons */
  readonly depth: number
  /** dice in the whole expression, before any explode */
  readonly dice: number
  /** sides of a die */
  readonly sides: number
  /** the largest integer that can be written, and the largest possible total */
  readonly constant: number
  /** extra dice that the notation may allow for one die or pool */
  readonly explosions: number
  /** extra dice of one die after which an explosion is cut that has no limit of its own */
  readonly cut: number
  /** work of an exact distribution, in 64-bit words touched */
  readonly work: number
}

/** The limits by default. */
export const DEFAULT_LIMITS: DiceLimits = {
  length: 2_000,
  terms: 200,
  depth: 50,
  dice: 10_000,
  sides: 1_000_000,
  constant: 1_000_000_000,
  explosions: 100,
  cut: 20,
  work: 10_000_000,
}
