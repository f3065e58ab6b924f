import { isOneOf } from '../one-of.ts'

/**
 * The forms of an Arcane Focus.
 *
 * @source SRD 5.2.1, Equipment, Arcane Focuses (page 96)
 */
export const ARCANE_FOCUSES = ['crystal', 'orb', 'rod', 'staff', 'wand'] as const

/**
 * The forms of a Druidic Focus.
 *
 * @source SRD 5.2.1, Equipment, Druidic Focuses (page 97)
 */
export const DRUIDIC_FOCUSES = ['sprig-of-mistletoe', 'wooden-staff', 'yew-wand'] as const

/**
 * The forms of a Holy Symbol.
 *
 * @source SRD 5.2.1, Equipment, Holy Symbols (page 97)
 */
export const HOLY_SYMBOLS = ['amulet', 'emblem', 'reliquary'] as const

/**
 * The focuses that adventurers buy.
 *
 * @source SRD 5.2.1, Equipment, Adventuring Gear (page 95)
 */
export const FOCUS_KINDS = ['arcane-focus', 'druidic-focus', 'holy-symbol'] as const

/** The id of a kind of focus. */
export type FocusKind = (typeof FOCUS_KINDS)[number]

/** Whether a value is the id of a kind of focus. */
export const isFocusKind = (value: unknown): value is FocusKind => isOneOf(value, FOCUS_KINDS)

/** The id of a form of a focus. */
export type SpellcastingFocus =
  | (typeof ARCANE_FOCUSES)[number]
  | (typeof DRUIDIC_FOCUSES)[number]
  | (typeof HOLY_SYMBOLS)[number]

/** Whether a value is the id of a form of a focus. */
export const isSpellcastingFocus = (value: unknown): value is SpellcastingFocus => isOneOf(value, ARCANE_FOCUSES) || isOneOf(value, DRUIDIC_FOCUSES) || isOneOf(value, HOLY_SYMBOLS)

/** A value for each form of a focus. */
export type BySpellcastingFocus<Value> = Readonly<Record<SpellcastingFocus, Value>>
