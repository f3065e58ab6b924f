import type { Differences } from './difference.ts'

/** Differences in characters. */
export const characters: Differences = {}
