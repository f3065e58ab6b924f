import type { Differences } from './difference.ts'

/** Differences in actions and Initiative. */
export const actions: Differences = {}
