import { isOneOf } from '../one-of.ts'

/**
 * The sample poisons. Basic Poison is adventuring gear.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Sample Poisons (page 197)
 */
export const POISONS = [
  'assassins-blood', 'burnt-othur-fumes', 'crawler-mucus', 'essence-of-ether', 'malice', 'midnight-tears',
  'oil-of-taggit', 'pale-tincture', 'purple-worm-poison', 'serpent-venom', 'spiders-sting', 'torpor', 'truth-serum',
  'wyvern-poison',
] as const

/** The id of a sample poison. */
export type Poison = (typeof POISONS)[number]

/** Whether a value is the id of a sample poison. */
export const isPoison = (value: unknown): value is Poison => isOneOf(value, POISONS)

/** A value for each of the sample poisons. */
export type ByPoison<Value> = Readonly<Record<Poison, Value>>

/**
 * How a poison reaches a creature.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Poison (page 197)
 */
export const POISON_TYPES = ['contact', 'ingested', 'inhaled', 'injury'] as const

/** The id of a type of poison. */
export type PoisonType = (typeof POISON_TYPES)[number]

/** Whether a value is the id of a type of poison. */
export const isPoisonType = (value: unknown): value is PoisonType => isOneOf(value, POISON_TYPES)
