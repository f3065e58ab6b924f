import type { Locale } from '@rulestone/text'

/** The id of the module, which is the name of its folder in Foundry. */
export const MODULE_ID = 'rulestone'

/** The name of the pack of a language. */
export const packName = (language: Locale): string => `rules-${language}`
