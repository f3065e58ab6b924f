import { FROM_0, requireInteger } from '../../bounds.ts'
import { ENVIRONMENT_FIGURES } from '../../tables/hazards/environment-figures.ts'

/** The weight on a square of thin ice. */
export interface ThinIce {
  /** of everything on the square */
  readonly weightPounds: number
  /** as rolled for the square with `ENVIRONMENT_FIGURES.thinIce` */
  readonly tolerancePounds: number
}

/**
 * Whether a square of thin ice breaks: if the weight on it exceeds its tolerance. All creatures on it then fall into
 * frigid water. A rule of 5.2.1 alone.
 *
 * @throws RangeError if a weight is negative or not an integer
 * @source SRD 5.2.1, Gameplay Toolbox, Thin Ice (page 195)
 * @example
 * thinIceBreaks({ weightPounds: 171, tolerancePounds: 170 }) // => true
 * thinIceBreaks({ weightPounds: 170, tolerancePounds: 170 }) // => false
 */
export const thinIceBreaks = ({ weightPounds, tolerancePounds }: ThinIce): boolean =>
  requireInteger('weightPounds', weightPounds, FROM_0) > requireInteger('tolerancePounds', tolerancePounds, FROM_0)

/** When a creature is on slippery ice. */
export interface OnSlipperyIce {
  /** it starts its turn there */
  readonly startsTurn: boolean
  /** how often it has moved onto slippery ice this turn, including this time; 0 while it stays there */
  readonly entries: number
}

/**
 * The DC of the Dexterity save that keeps a creature on slippery ice from having the Prone condition; `none` if it
 * makes no save. It saves only the first time that it moves there on a turn, and when it starts a turn there. A rule of
 * 5.2.1 alone.
 *
 * @throws RangeError if the entries are negative or not an integer
 * @source SRD 5.2.1, Gameplay Toolbox, Slippery Ice (page 195)
 * @example
 * slipperyIceDc({ startsTurn: false, entries: 1 }) // => 10
 * slipperyIceDc({ startsTurn: false, entries: 2 }) // => 'none'
 */
export const slipperyIceDc = ({ startsTurn, entries }: OnSlipperyIce): number | 'none' =>
  requireInteger('entries', entries, FROM_0) === 1 || startsTurn ? ENVIRONMENT_FIGURES.slipperyIce.dc : 'none'
