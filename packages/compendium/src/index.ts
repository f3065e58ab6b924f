export { castAt, castingBounds, castingLevels, type SpellCasting } from './casting.ts'
export { figuresOfSpell, SPELL_FIGURES } from './figures.ts'
export type {
  Spell,
  SpellArea,
  SpellBonusUpgrade,
  SpellCastingTime,
  SpellDamage,
  SpellDice,
  SpellDuration,
  SpellEffect,
  SpellLonger,
  SpellMaterial,
  SpellRange,
  SpellTime,
} from './spell.ts'
export { isSpellId, SPELL_IDS, type SpellId, spell } from './spells.ts'
