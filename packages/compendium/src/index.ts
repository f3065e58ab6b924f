export { castAt, castingBounds, castingLevels, type SpellCasting } from './casting.ts'
export {
  CHARACTER_PRESETS,
  type CharacterPreset,
  characterPreset,
  isCharacterPreset,
  type PresetCharacter,
} from './character-presets.ts'
export { type Combatant, combatant } from './combatant.ts'
export * from './creature.ts'
export {
  type Blow,
  type BlowAgainst,
  blowsOf,
  type CalculatorValues,
  type CreatureRole,
  type CreaturesChosen,
  creatureRoles,
  creatureValues,
  subjectValues,
  targetAsks,
  targetValues,
} from './creature-in-calculator.ts'
export { type CreatureTotals, creatureTotals } from './creature-totals.ts'
export { CREATURE_IDS, type CreatureId, creature, isCreatureId, partsOf } from './creatures.ts'
export { figuresOfSpell, SPELL_FIGURES } from './figures.ts'
export { type Offence, type OffenceAgainst, oneAgainstAll } from './one-against-all.ts'
export { type PartyMember, type PartyProblem, readParty } from './party.ts'
export { PARTY_SCHEMA } from './party-schema.ts'
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
