export type {
  Spell,
  SpellArea,
  SpellCastingTime,
  SpellDamage,
  SpellDice,
  SpellDuration,
  SpellEffect,
  SpellMaterial,
  SpellRange,
  SpellTime,
} from './spell.ts'
export { isSpellId, SPELL_IDS, type SpellId, spell } from './spells.ts'
