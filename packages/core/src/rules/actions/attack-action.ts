import { FROM_0, requireIntegers } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521ChecksAndActions } from '../../rulesets/srd-5-2-1/checks-and-actions.ts'
import { MAIN_ACTIONS } from '../../tables/actions/actions.ts'

const ATTACK_ROLLS = MAIN_ACTIONS.find(({ action }) => action === 'attack')?.attackRolls ?? 0

/**
 * What the Attack action allows: the attack rolls, and for each of them in 5.2.1 one weapon to equip or unequip before
 * or after it. Extra attacks from several features do not add up; the best of them counts.
 *
 * @param extraAttacks the extra attacks that each feature gives, from 0
 * @throws RangeError if one of them is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Attack (page 177) and Character Creation, Extra Attack (page 25)
 * @source SRD 5.1, Combat, Attack (page 93) and Multiclassing, Extra Attack (page 57)
 * @example
 * attackAction([]) // => { attackRolls: 1, weaponsEquippedOrUnequipped: 1 }
 * attackAction([1, 1]) // => { attackRolls: 2, weaponsEquippedOrUnequipped: 2 }
 * attackAction([1, 1], srd51) // => { attackRolls: 2, weaponsEquippedOrUnequipped: 0 }
 */
export function attackAction(
  extraAttacks: readonly number[],
  ruleset: RulesOf<'attackAction'> = srd521ChecksAndActions,
): {
  readonly attackRolls: number
  readonly weaponsEquippedOrUnequipped: number
} {
  const attackRolls = ATTACK_ROLLS + Math.max(0, ...requireIntegers('extraAttacks', extraAttacks, FROM_0))
  return { attackRolls, weaponsEquippedOrUnequipped: ruleset.attackAction.weaponWithEachAttack ? attackRolls : 0 }
}
