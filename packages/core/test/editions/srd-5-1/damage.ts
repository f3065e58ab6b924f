import type { Differences } from './difference.ts'

/** Differences in damage, conditions and rests. */
export const damage: Differences = {}
