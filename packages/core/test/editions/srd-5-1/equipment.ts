import type { Differences } from './difference.ts'

/** Differences in equipment and downtime. */
export const equipment: Differences = {}
