import type { Edition } from '@rulestone/core'

/** The prefix of the ids of rules of each older edition. */
const PREFIXES: Readonly<Record<Exclude<Edition, 'srd-5.2.1'>, string>> = { 'srd-5.1': 'srd51-', 'next-2012': 'next-' }

/** An edition that is not the current one. */
export type OlderEdition = keyof typeof PREFIXES

/** The edition to play by, unless a reader has chosen another. */
export const CURRENT_EDITION = 'srd-5.2.1'

/** The editions that are not the current one, the newest first. */
export const OLDER_EDITIONS: readonly OlderEdition[] = ['srd-5.1', 'next-2012']

/** Every edition, the newest first. */
export const ALL_EDITIONS: readonly Edition[] = [CURRENT_EDITION, ...OLDER_EDITIONS]

/** The edition of a rule or heading, by its id. */
export const editionOf = (id: string): Edition =>
  OLDER_EDITIONS.find((edition) => id.startsWith(PREFIXES[edition])) ?? CURRENT_EDITION

/** Whether a rule or heading belongs to an older edition, by its id. */
export const isOlder = (id: string): boolean => editionOf(id) !== CURRENT_EDITION

/** The id of a rule or heading without the prefix of its edition: often that of the current rule. */
export const withoutPrefix = (id: string): string => id.replace(/^(?:next|srd51)-/u, '')
