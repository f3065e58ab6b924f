import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521CharacterCreation } from '../../rulesets/srd-5-2-1/character-creation.ts'
import { SPECIES_TRAIT_FIGURES } from '../../tables/creating-a-character/species-trait-uses.ts'
import { DRACONIC_ANCESTORS, type DraconicAncestor } from '../../vocabulary/species.ts'
import { requireRule } from '../basics/require-rule.ts'
import { proficiencyBonusAtLevel } from '../proficiency/proficiency.ts'

/** What a dragonborn's Breath Weapon does. */
export interface BreathWeapon {
  /** of the saving throw, which `breathWeaponArea` names */
  readonly saveDc: number
  /** as dice; a success on the save halves it */
  readonly damage: string
  /** before the rest that restores them: a Long Rest, in SRD 5.1 a Short or Long Rest */
  readonly uses: number
}

/** A dragonborn. */
export interface Dragonborn {
  /** the character level: 1 to 20 */
  readonly level: number
  readonly constitutionModifier: number
}

/**
 * The Breath Weapon of a dragonborn.
 *
 * @throws RangeError if the level is not an integer between 1 and 20, the modifier is not an integer, or the edition has
 *   no Breath Weapon
 * @source SRD 5.2.1, Character Origins, Breath Weapon (page 84)
 * @source SRD 5.1, Races, Dragonborn (pages 5 and 6)
 * @example
 * breathWeapon({ level: 11, constitutionModifier: 2 }) // => { saveDc: 14, damage: '3d10', uses: 4 }
 * breathWeapon({ level: 11, constitutionModifier: 2 }, srd51) // => { saveDc: 14, damage: '4d6', uses: 1 }
 */
export function breathWeapon(
  { level, constitutionModifier }: Dragonborn,
  ruleset: RulesOf<'breathWeapon'> = srd521CharacterCreation,
): BreathWeapon {
  const bonus = proficiencyBonusAtLevel(level)
  requireInteger('constitutionModifier', constitutionModifier, ANY_INTEGER)
  const rule = requireRule('breathWeapon', ruleset.breathWeapon)
  const damage = rule.damage.findLast(({ fromLevel }) => fromLevel <= level)?.damage
  if (damage === undefined) throw new RangeError(`level is ${level}; the Breath Weapon has no damage for it.`)
  return {
    saveDc: SPECIES_TRAIT_FIGURES.breathWeaponDcBase + constitutionModifier + bonus,
    damage,
    uses: rule.uses === 'one' ? 1 : bonus,
  }
}

/** Where a Breath Weapon goes, and how those in its area resist. */
export interface BreathWeaponArea {
  /** the shapes to choose from with each use */
  readonly shapes: readonly ('cone' | 'line')[]
  readonly save: 'dexterity' | 'constitution'
}

/**
 * The shapes of a Breath Weapon and the saving throw against it: a choice with each use, in SRD 5.1 by the draconic
 * ancestry. A Cone is 15 feet long, a Line 30 feet long and 5 feet wide in both.
 *
 * @throws RangeError if the ancestor is unknown, or the edition has no Breath Weapon
 * @source SRD 5.2.1, Character Origins, Breath Weapon (page 84)
 * @source SRD 5.1, Races, Draconic Ancestry (page 5)
 * @example
 * breathWeaponArea('silver') // => { shapes: ['cone', 'line'], save: 'dexterity' }
 * breathWeaponArea('silver', srd51) // => { shapes: ['cone'], save: 'constitution' }
 */
export function breathWeaponArea(
  ancestor: DraconicAncestor,
  ruleset: RulesOf<'breathWeapon'> = srd521CharacterCreation,
): BreathWeaponArea {
  requireOneOf('ancestor', ancestor, DRACONIC_ANCESTORS)
  const { areas } = requireRule('breathWeapon', ruleset.breathWeapon)
  if (areas.by === 'choice') return { shapes: ['cone', 'line'], save: areas.save }
  const { shape, save } = areas.breaths[ancestor]
  return { shapes: [shape], save }
}
