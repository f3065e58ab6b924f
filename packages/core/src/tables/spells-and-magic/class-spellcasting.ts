import type { Ability } from '../../vocabulary/abilities.ts'
import type { ByClass } from '../../vocabulary/classes.ts'

/** How a class casts spells. */
export type ClassSpellcasting =
  | { readonly caster: 'none' }
  | {
      /**
       * how its levels count toward spell slots: whole, half, or not at all, because Pact Magic gives it its own slots
       */
      readonly caster: 'full' | 'half' | 'pact'
      readonly ability: Ability
      /** when the list of prepared spells may change */
      readonly changesOn: 'gaining-a-level' | 'long-rest'
      /** how many of them can change then */
      readonly changes: 'one' | 'any'
    }

/**
 * The spellcasting ability of each class, how its levels count toward spell slots, and Spell Preparation by Class.
 *
 * @source SRD 5.2.1, Spells, Spell Preparation by Class (page 104), Character Creation, Spellcasting (page 25), and
 * Classes (pages 28 to 82)
 */
export const CLASS_SPELLCASTING = {
  barbarian: { caster: 'none' },
  bard:      { caster: 'full', ability: 'charisma',     changesOn: 'gaining-a-level', changes: 'one' },
  cleric:    { caster: 'full', ability: 'wisdom',       changesOn: 'long-rest',       changes: 'any' },
  druid:     { caster: 'full', ability: 'wisdom',       changesOn: 'long-rest',       changes: 'any' },
  fighter:   { caster: 'none' },
  monk:      { caster: 'none' },
  paladin:   { caster: 'half', ability: 'charisma',     changesOn: 'long-rest',       changes: 'one' },
  ranger:    { caster: 'half', ability: 'wisdom',       changesOn: 'long-rest',       changes: 'one' },
  rogue:     { caster: 'none' },
  sorcerer:  { caster: 'full', ability: 'charisma',     changesOn: 'gaining-a-level', changes: 'one' },
  warlock:   { caster: 'pact', ability: 'charisma',     changesOn: 'gaining-a-level', changes: 'one' },
  wizard:    { caster: 'full', ability: 'intelligence', changesOn: 'long-rest',       changes: 'any' },
} as const satisfies ByClass<ClassSpellcasting>
