import type { ByMount } from '../vocabulary/mounts.ts'

/** One row of the Mounts and Other Animals table. */
export interface MountRow {
  readonly carryingCapacityPounds: number
  readonly costCopperPieces: number
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
