import type { Spell } from './spell.ts'
import { SPELLS } from './spells/index.ts'

/** The id of a spell. */
export type SpellId = keyof typeof SPELLS

const isKey = (value: unknown): value is SpellId => typeof value === 'string' && Object.hasOwn(SPELLS, value)

/** The id of every spell, in the order of the alphabet. */
export const SPELL_IDS: readonly SpellId[] = Object.keys(SPELLS).filter(isKey)

/** Whether a value is the id of a spell. */
export const isSpellId = (value: unknown): value is SpellId => isKey(value)

/**
 * The facts of a spell. A fact that it lacks has no field: a spell without `ritual` cannot be cast as a Ritual.
 *
 * @throws RangeError if there is no such spell
 * @source SRD 5.2.1, Spells (pages 107 to 175)
 * @example
 * spell('fireball').areas // => [{ shape: 'sphere', radiusFeet: 20 }]
 * spell('fireball').effects?.[0]?.damage // => [{ dice: '8d6', types: ['fire'], added: '1d6' }]
 * spell('revivify').materials // => [{ costCopperPieces: 30000, consumed: true }]
 */
export function spell(id: SpellId): Spell {
  if (!isKey(id)) throw new RangeError(`id is ${String(id)}; it must be the id of a spell, as in SPELL_IDS.`)
  return SPELLS[id]
}
