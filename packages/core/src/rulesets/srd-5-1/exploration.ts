import type { ExplorationRules } from '../exploration.ts'
import { srd521Exploration } from '../srd-5-2-1/exploration.ts'

/**
 * Exploration in SRD 5.1: what differs from SRD 5.2.1.
 *
 * @source SRD 5.1
 */
export const srd51Exploration = {
  ...srd521Exploration,
} as const satisfies ExplorationRules
