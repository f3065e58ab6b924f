import type { Differences } from './difference.ts'

/** Differences in movement and attacks. */
export const combat: Differences = {}
