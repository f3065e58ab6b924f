import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521ChecksAndActions } from '../../rulesets/srd-5-2-1/checks-and-actions.ts'
import { ABILITIES, type Ability } from '../../vocabulary/abilities.ts'

/**
 * What happens to an object instead of a saving throw: in 5.2.1 it fails, in SRD 5.1 the effects of other saves than
 * Strength and Dexterity leave it unaffected.
 *
 * @param ability of the saving throw
 * @throws RangeError if the ability is unknown
 * @source SRD 5.2.1, Rules Glossary, Breaking Objects (page 178)
 * @source SRD 5.1, Adventuring, Interacting with Objects (page 87)
 * @example
 * objectSave('wisdom') // => 'fails'
 * objectSave('wisdom', srd51) // => 'unaffected'
 */
export const objectSave = (
  ability: Ability,
  { savingThrow }: RulesOf<'savingThrow'> = srd521ChecksAndActions,
): 'fails' | 'unaffected' =>
  savingThrow.objectsUnaffectedBy.includes(requireOneOf('ability', ability, ABILITIES)) ? 'unaffected' : 'fails'
