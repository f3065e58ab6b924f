import { isOneOf } from '../one-of.ts'

/**
 * The twelve classes.
 *
 * @source SRD 5.2.1, Character Creation, Class Overview (page 19)
 */
export const CLASSES = [
  'barbarian',
  'bard',
  'cleric',
  'druid',
  'fighter',
  'monk',
  'paladin',
  'ranger',
  'rogue',
  'sorcerer',
  'warlock',
  'wizard',
] as const

/** The id of a class. */
export type CharacterClass = (typeof CLASSES)[number]

/** Whether a value is the id of a class. */
export const isCharacterClass = (value: unknown): value is CharacterClass => isOneOf(value, CLASSES)

/** A value for each of the twelve classes. */
export type ByClass<Value> = Readonly<Record<CharacterClass, Value>>

/** A value for some of the classes: those that a character has. */
export type BySomeClass<Value> = Readonly<Partial<Record<CharacterClass, Value>>>

/**
 * The subclasses, one for each class, in the same order.
 *
 * @source SRD 5.2.1, Classes (pages 28 to 82)
 */
export const SUBCLASSES = [
  'path-of-the-berserker',
  'college-of-lore',
  'life-domain',
  'circle-of-the-land',
  'champion',
  'warrior-of-the-open-hand',
  'oath-of-devotion',
  'hunter',
  'thief',
  'draconic-sorcery',
  'fiend-patron',
  'evoker',
] as const

/** The id of a subclass. */
export type Subclass = (typeof SUBCLASSES)[number]

/** Whether a value is the id of a subclass. */
export const isSubclass = (value: unknown): value is Subclass => isOneOf(value, SUBCLASSES)
