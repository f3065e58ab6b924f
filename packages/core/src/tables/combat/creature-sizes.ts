import type { Size } from '../../vocabulary/sizes.ts'
import { type Cell, quantity, type Table, term, words } from '../table.ts'

/** The space that a creature of a size controls in combat: a square on the ground. */
export interface CreatureSizeRow {
  readonly size: Size
  /** the side of the space in half feet, since a Tiny creature's is 2½ feet */
  readonly sideHalfFeet: number
  /** how many squares along each side of the space; a Tiny creature is within one */
  readonly squaresAcross: number
  /** how many creatures of this size fit into the space: four Tiny ones in a square, otherwise one */
  readonly creaturesPerSpace: number
}

/**
 * Creature Size and Space.
 *
 * @source SRD 5.2.1, Playing the Game, Creature Size and Space (page 14)
 */
export const CREATURE_SIZES = [
  { size: 'tiny',       sideHalfFeet:  5, squaresAcross: 1, creaturesPerSpace: 4 },
  { size: 'small',      sideHalfFeet: 10, squaresAcross: 1, creaturesPerSpace: 1 },
  { size: 'medium',     sideHalfFeet: 10, squaresAcross: 1, creaturesPerSpace: 1 },
  { size: 'large',      sideHalfFeet: 20, squaresAcross: 2, creaturesPerSpace: 1 },
  { size: 'huge',       sideHalfFeet: 30, squaresAcross: 3, creaturesPerSpace: 1 },
  { size: 'gargantuan', sideHalfFeet: 40, squaresAcross: 4, creaturesPerSpace: 1 },
] as const satisfies readonly CreatureSizeRow[]

const squares = ({ squaresAcross: across, creaturesPerSpace: creatures }: CreatureSizeRow): Cell => {
  if (creatures > 1) return words('creatures-per-square', { creatures })
  return across > 1 ? words('squares', { squares: across * across, across }) : words('one-square')
}

/** The Creature Size and Space table as a reader sees it. */
export const creatureSizesTable: Table = {
  id: 'creature-sizes',
  source: { document: 'SRD 5.2.1', heading: 'Creature Size and Space', page: 14 },
  columns: ['size', 'side', 'squares'],
  rows: CREATURE_SIZES.map((row) => [term(row.size), quantity(row.sideHalfFeet / 2, 'feet'), squares(row)]),
}
