/** The pay of a hireling, or the price of another service. */
export interface HirelingRow {
  readonly hireling: string
  /** the figure is a minimum */
  readonly costCopperPieces: number
  readonly per: 'day' | 'mile' | 'once'
}

/**
 * The Hirelings table. A skilled hireling’s pay is a minimum.
 *
 * @source SRD 5.2.1, Equipment, Hirelings (page 102)
 */
export const HIRELINGS = [
  { hireling: 'skilled-hireling',   costCopperPieces: 200, per: 'day' },
  { hireling: 'untrained-hireling', costCopperPieces:  20, per: 'day' },
  { hireling: 'messenger',          costCopperPieces:   2, per: 'mile' },
] as const satisfies readonly HirelingRow[]
