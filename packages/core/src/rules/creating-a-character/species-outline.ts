import { requireKeyOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521CharacterCreation } from '../../rulesets/srd-5-2-1/character-creation.ts'
import type { SpeciesOutline } from '../../tables/creating-a-character/species.ts'
import type { Race } from '../../vocabulary/races.ts'
import type { Species } from '../../vocabulary/species.ts'

/**
 * The size, Speed and Darkvision of a species; in SRD 5.1, of a race.
 *
 * @throws RangeError if the edition does not describe it
 * @source SRD 5.2.1, Character Origins, Species Descriptions (pages 84 to 86)
 * @source SRD 5.1, Races (pages 3 to 7)
 * @example
 * speciesOutline('dwarf') // => { sizes: ['medium'], speedFeet: 30, darkvisionFeet: 120 }
 * speciesOutline('dwarf', srd51) // => { sizes: ['medium'], speedFeet: 25, darkvisionFeet: 60 }
 */
export function speciesOutline(
  species: Species | Race,
  ruleset: RulesOf<'species'> = srd521CharacterCreation,
): SpeciesOutline {
  const row = ruleset.species[requireKeyOf('species', species, ruleset.species)]
  if (row === undefined) throw new RangeError(`species is ${species}; the edition does not describe it.`)
  const { sizes, speedFeet, darkvisionFeet } = row
  return { sizes, speedFeet, darkvisionFeet }
}
