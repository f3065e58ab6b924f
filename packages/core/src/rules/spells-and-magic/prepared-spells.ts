import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521MagicAndCharacters } from '../../rulesets/srd-5-2-1/magic-and-characters.ts'
import { type CharacterClass, CLASSES } from '../../vocabulary/classes.ts'
import { requireRule } from '../basics/require-rule.ts'
import { divideRoundDown } from '../basics/round-down.ts'
import { spellsPrepared } from '../level-advancement/class-progression.ts'
import { LEVELS } from '../proficiency/proficiency.ts'

/** A character of a class that may prepare spells. */
export interface PreparingCharacter {
  readonly class: CharacterClass
  /** the level in the class, not the character's level: 1 to 20 */
  readonly level: number
  /** the modifier of the class's spellcasting ability */
  readonly abilityModifier: number
}

const LEAST_PREPARED = 1

/**
 * How many spells of level 1 or higher a class prepares: in 5.2.1 as its table says; in SRD 5.1 the ability modifier
 * plus the level, or half of it for a Paladin, while some classes know their spells instead.
 *
 * @returns `known` for a class that has the spells that it knows always ready
 * @throws RangeError if the class is unknown, the level is not an integer between 1 and 20, the modifier is not an
 *   integer, or the edition has no such rule
 * @source SRD 5.2.1, Spells, Preparing Spells (page 104)
 * @source SRD 5.1, Cleric (page 15), Druid (page 19), Paladin (page 31), Wizard (page 53); Spellcasting, Known and
 *   Prepared Spells (page 100); Multiclassing, Spells Known and Prepared (page 58)
 * @example
 * preparedSpells({ class: 'wizard', level: 5, abilityModifier: 3 }) // => 9
 * preparedSpells({ class: 'wizard', level: 5, abilityModifier: 3 }, srd51) // => 8
 * preparedSpells({ class: 'sorcerer', level: 5, abilityModifier: 3 }, srd51) // => 'known'
 */
export function preparedSpells(
  { class: characterClass, level, abilityModifier }: PreparingCharacter,
  { spellPreparation }: RulesOf<'spellPreparation'> = srd521MagicAndCharacters,
): number | 'known' {
  const rule = requireRule('spellPreparation', spellPreparation)
  requireOneOf('class', characterClass, CLASSES)
  requireInteger('level', level, LEVELS)
  requireInteger('abilityModifier', abilityModifier, ANY_INTEGER)
  if (rule.number === 'class-table') return spellsPrepared({ class: characterClass, level }).preparedSpells
  const preparation = rule.classes[characterClass]
  if (preparation.kind === 'known') return 'known'
  if (preparation.kind === 'none' || level < preparation.fromLevel) return 0
  return Math.max(LEAST_PREPARED, abilityModifier + divideRoundDown(level, preparation.levelDividedBy))
}
