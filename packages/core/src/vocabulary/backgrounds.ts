/**
 * The four backgrounds.
 *
 * @source SRD 5.2.1, Character Origins, Background Descriptions (page 83)
 */
export const BACKGROUNDS = ['acolyte', 'criminal', 'sage', 'soldier'] as const

/** The id of a background. */
export type Background = (typeof BACKGROUNDS)[number]

/** A value for each of the four backgrounds. */
export type ByBackground<Value> = Readonly<Record<Background, Value>>
