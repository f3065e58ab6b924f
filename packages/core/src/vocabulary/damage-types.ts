import { isOneOf } from '../one-of.ts'

/**
 * The thirteen damage types. They have no rules of their own, but other rules use them, such as Resistance.
 *
 * @source SRD 5.2.1, Rules Glossary, Damage Types (page 180)
 */
export const DAMAGE_TYPES = [
  'acid',
  'bludgeoning',
  'cold',
  'fire',
  'force',
  'lightning',
  'necrotic',
  'piercing',
  'poison',
  'psychic',
  'radiant',
  'slashing',
  'thunder',
] as const

/** The id of a damage type. */
export type DamageType = (typeof DAMAGE_TYPES)[number]

/** Whether a value is the id of a damage type. */
export const isDamageType = (value: unknown): value is DamageType => isOneOf(value, DAMAGE_TYPES)
