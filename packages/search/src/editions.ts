import type { Edition } from '@rulestone/core'

/** The editions of the rules, the current one first, as `EDITIONS` of core has them; query code imports no tables. */
export const EDITIONS = ['srd-5.2.1', 'srd-5.1', 'next-2012'] as const satisfies readonly Edition[]

/** The edition to play by, unless a reader has chosen another. */
export const CURRENT_EDITION: Edition = EDITIONS[0]
