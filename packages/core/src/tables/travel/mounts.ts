import { type ByMount, MOUNTS } from '../../vocabulary/mounts.ts'
import { COIN_VALUES } from '../equipment/coin-values.ts'
import { integer, quantity, type Table, term } from '../table.ts'

/** One row of the Mounts and Other Animals table. */
export interface MountRow {
  readonly carryingCapacityPounds: number
  readonly costCopperPieces: number
  /** none if the table of the edition has no Speed */
  readonly speedFeet?: number
}

/**
 * The Mounts and Other Animals table.
 *
 * @source SRD 5.2.1, Equipment, Mounts and Other Animals (page 100)
 */
export const MOUNT_STATISTICS: ByMount<MountRow> = {
  camel:          { carryingCapacityPounds:  450, costCopperPieces:  5000 },
  elephant:       { carryingCapacityPounds: 1320, costCopperPieces: 20000 },
  'draft-horse':  { carryingCapacityPounds:  540, costCopperPieces:  5000 },
  'riding-horse': { carryingCapacityPounds:  480, costCopperPieces:  7500 },
  mastiff:        { carryingCapacityPounds:  195, costCopperPieces:  2500 },
  mule:           { carryingCapacityPounds:  420, costCopperPieces:   800 },
  pony:           { carryingCapacityPounds:  225, costCopperPieces:  3000 },
  warhorse:       { carryingCapacityPounds:  540, costCopperPieces: 40000 },
}

/** The Mounts and Other Animals table as a reader sees it. */
export const mountsTable: Table = {
  id: 'mounts',
  source: { document: 'SRD 5.2.1', heading: 'Mounts and Other Animals', page: 100 },
  columns: ['mount', 'carrying-capacity', 'cost-gold-pieces'],
  rows: MOUNTS.map((mount) => {
    const { carryingCapacityPounds, costCopperPieces } = MOUNT_STATISTICS[mount]
    return [term(mount), quantity(carryingCapacityPounds, 'pounds'), integer(costCopperPieces / COIN_VALUES['gold-piece'])]
  }),
}
