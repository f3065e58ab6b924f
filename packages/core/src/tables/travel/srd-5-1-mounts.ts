import type { ByMount } from '../../vocabulary/mounts.ts'
import { MOUNT_STATISTICS, type MountRow } from './mounts.ts'

/**
 * The Mounts and Other Animals table of SRD 5.1. Its row of the mule also holds for a donkey.
 *
 * @source SRD 5.1, Equipment, Mounts and Other Animals (pages 71 and 72)
 */
export const SRD_5_1_MOUNTS: ByMount<Required<MountRow>> = {
  camel:          { ...MOUNT_STATISTICS.camel, carryingCapacityPounds: 480, speedFeet: 50 },
  elephant:       { ...MOUNT_STATISTICS.elephant,       speedFeet: 40 },
  'draft-horse':  { ...MOUNT_STATISTICS['draft-horse'],  speedFeet: 40 },
  'riding-horse': { ...MOUNT_STATISTICS['riding-horse'], speedFeet: 60 },
  mastiff:        { ...MOUNT_STATISTICS.mastiff,        speedFeet: 40 },
  mule:           { ...MOUNT_STATISTICS.mule,           speedFeet: 40 },
  pony:           { ...MOUNT_STATISTICS.pony,           speedFeet: 40 },
  warhorse:       { ...MOUNT_STATISTICS.warhorse,       speedFeet: 60 },
}
