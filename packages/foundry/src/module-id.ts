import type { Locale } from '@rulestone/text'

/** The id of the module, which is the name of its folder in Foundry. */
export const MODULE_ID = 'rulestone'

/** What packs hold: there is one of each in each language. */
export const PACKS = ['rules', 'spells'] as const

/** The content of a pack. */
export type Pack = (typeof PACKS)[number]

/** The name of a pack of a language. */
export const packName = (pack: Pack, language: Locale): string => `${pack}-${language}`
