import type { Differences } from './difference.ts'

/** Differences in magic. */
export const magic: Differences = {}
