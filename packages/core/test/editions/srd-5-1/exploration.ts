import type { Differences } from './difference.ts'

/** Differences in exploration, travel and hazards. */
export const exploration: Differences = {}
