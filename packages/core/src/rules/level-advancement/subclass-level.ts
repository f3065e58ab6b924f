import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521MagicAndCharacters } from '../../rulesets/srd-5-2-1/magic-and-characters.ts'
import { type CharacterClass, CLASSES } from '../../vocabulary/classes.ts'
import { requireRule } from '../basics/require-rule.ts'

/**
 * The level in a class at which it gives its subclass.
 *
 * @throws RangeError if the class is unknown, or the edition has no subclasses
 * @source SRD 5.2.1, Classes (pages 28 to 82)
 * @source SRD 5.1, class tables (pages 8 to 55)
 * @example
 * subclassLevel('cleric') // => 3
 * subclassLevel('cleric', srd51) // => 1
 */
export function subclassLevel(
  characterClass: CharacterClass,
  ruleset: RulesOf<'subclassLevel'> = srd521MagicAndCharacters,
): number {
  requireOneOf('characterClass', characterClass, CLASSES)
  const { usual, others } = requireRule('subclassLevel', ruleset.subclassLevel)
  return others[characterClass] ?? usual
}
