import { isOneOf } from '../one-of.ts'

/**
 * The tools of artisans; each requires a separate proficiency.
 *
 * @source SRD 5.2.1, Equipment, Artisan’s Tools (page 93)
 */
export const ARTISANS_TOOLS = [
  'alchemists-supplies',
  'brewers-supplies',
  'calligraphers-supplies',
  'carpenters-tools',
  'cartographers-tools',
  'cobblers-tools',
  'cooks-utensils',
  'glassblowers-tools',
  'jewelers-tools',
  'leatherworkers-tools',
  'masons-tools',
  'painters-supplies',
  'potters-tools',
  'smiths-tools',
  'tinkers-tools',
  'weavers-tools',
  'woodcarvers-tools',
] as const

/**
 * The other tools. Gaming sets and musical instruments have variants.
 *
 * @source SRD 5.2.1, Equipment, Other Tools (page 94)
 */
export const OTHER_TOOLS = [
  'disguise-kit',
  'forgery-kit',
  'gaming-set',
  'herbalism-kit',
  'musical-instrument',
  'navigators-tools',
  'poisoners-kit',
  'thieves-tools',
] as const

/**
 * The variants of the gaming set; each requires a separate proficiency.
 *
 * @source SRD 5.2.1, Equipment, Gaming Set (page 94)
 */
export const GAMING_SETS = ['dice', 'dragonchess', 'playing-cards', 'three-dragon-ante'] as const

/**
 * The variants of the musical instrument; each requires a separate proficiency.
 *
 * @source SRD 5.2.1, Equipment, Musical Instrument (page 94)
 */
export const MUSICAL_INSTRUMENTS = [
  'bagpipes', 'drum', 'dulcimer', 'flute', 'horn', 'lute', 'lyre', 'pan-flute', 'shawm', 'viol',
] as const

/** The id of a tool. */
export type Tool = (typeof ARTISANS_TOOLS)[number] | (typeof OTHER_TOOLS)[number]

/** Whether a value is the id of a tool. */
export const isTool = (value: unknown): value is Tool => isOneOf(value, ARTISANS_TOOLS) || isOneOf(value, OTHER_TOOLS)

/** The id of a variant of a tool. */
export type ToolVariant = (typeof GAMING_SETS)[number] | (typeof MUSICAL_INSTRUMENTS)[number]

/** Whether a value is the id of a variant of a tool. */
export const isToolVariant = (value: unknown): value is ToolVariant => isOneOf(value, GAMING_SETS) || isOneOf(value, MUSICAL_INSTRUMENTS)

/** A value for each of the tools. */
export type ByTool<Value> = Readonly<Record<Tool, Value>>

/** A value for each of the variants of tools. */
export type ByToolVariant<Value> = Readonly<Record<ToolVariant, Value>>
