import { HIRELINGS, type HirelingRow } from './hirelings.ts'

/**
 * The Services table of SRD 5.1. A skilled hireling’s pay is a minimum.
 *
 * @source SRD 5.1, Equipment, Services (page 74)
 */
export const SRD_5_1_SERVICES = [
  { hireling: 'coach-between-towns', costCopperPieces:  3, per: 'mile' },
  { hireling: 'coach-within-city',   costCopperPieces:  1, per: 'once' },
  ...HIRELINGS,
  { hireling: 'toll',                costCopperPieces:  1, per: 'once' },
  { hireling: 'ships-passage',       costCopperPieces: 10, per: 'mile' },
] as const satisfies readonly HirelingRow[]
