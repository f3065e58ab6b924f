/** Kebab-case. */
export const ID_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The id of an entry or heading; that of a spell begins with `spell:`. */
export const ENTRY_ID_PATTERN = /^(?:spell:|creature:|creature-part:)?[a-z0-9]+(?:-[a-z0-9]+)*$/
