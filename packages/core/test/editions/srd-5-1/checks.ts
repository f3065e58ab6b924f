import type { Differences } from './difference.ts'

/** Differences in checks and abilities. */
export const checks: Differences = {}
