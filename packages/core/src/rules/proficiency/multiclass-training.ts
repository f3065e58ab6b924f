import { requireKeyOf, requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521CharacterCreation } from '../../rulesets/srd-5-2-1/character-creation.ts'
import type { MulticlassTraining } from '../../tables/proficiency/multiclass-training.ts'
import { type CharacterClass, CLASSES } from '../../vocabulary/classes.ts'

/**
 * The training that a class gives when it is not a character’s first.
 *
 * @throws RangeError if the class is unknown, or the edition has no multiclass characters
 * @source SRD 5.2.1, Classes, As a Multiclass Character (pages 28 to 82)
 * @source SRD 5.1, Multiclassing, Proficiencies (page 57)
 * @example
 * multiclassTraining('monk').weapons // => []
 * multiclassTraining('monk', srd51).weapons // => ['simple', 'shortsword']
 */
export function multiclassTraining(
  characterClass: CharacterClass,
  { multiclassTraining: training }: RulesOf<'multiclassTraining'> = srd521CharacterCreation,
): MulticlassTraining {
  requireOneOf('characterClass', characterClass, CLASSES)
  const row = training[requireKeyOf('characterClass', characterClass, training)]
  if (row === undefined) throw new RangeError(`characterClass is ${characterClass}; the edition has no row for it.`)
  return row
}
