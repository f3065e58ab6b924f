import { FROM_0, requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Combat } from '../../rulesets/srd-5-2-1/combat.ts'
import type { RollCircumstance } from '../d20-tests/roll-circumstance.ts'

/** An enemy of the creature that makes a ranged attack. */
export interface EnemyNearby {
  readonly distanceFeet: number
  readonly reachFeet: number
  /** whether it can see the attacker */
  readonly sees: boolean
  readonly incapacitated: boolean
}

/** A ranged attack, and the enemies of the attacker. */
export interface RangedAttackNearEnemies {
  /** whether the attack is made with a weapon, and not with a spell or by other means */
  readonly withWeapon: boolean
  readonly enemies: readonly EnemyNearby[]
}

/** Whether an enemy is so near that it may hinder a ranged attack. */
export function isCloseBy(
  { distanceFeet, reachFeet }: Pick<EnemyNearby, 'distanceFeet' | 'reachFeet'>,
  { closeCombat: { within } }: RulesOf<'closeCombat'>,
): boolean {
  return distanceFeet <= (within === 'enemy-reach' ? reachFeet : within)
}

/**
 * How nearby enemies change a ranged attack: Disadvantage, however many there are.
 *
 * @throws RangeError if a number of feet is negative or not an integer
 * @source SRD 5.2.1, Playing the Game, Ranged Attacks in Close Combat (page 15); 2012 playtest, Ranged Attacks
 * @example
 * rangedInCloseCombat({ withWeapon: true, enemies: [{ distanceFeet: 5, reachFeet: 5, sees: true, incapacitated: false }] }) // => [{ rule: 'ranged-close-combat', gives: 'disadvantage' }]
 * rangedInCloseCombat({ withWeapon: true, enemies: [{ distanceFeet: 5, reachFeet: 5, sees: false, incapacitated: false }] }) // => []
 */
export function rangedInCloseCombat(
  { withWeapon, enemies }: RangedAttackNearEnemies,
  ruleset: RulesOf<'closeCombat'> = srd521Combat,
): readonly RollCircumstance[] {
  const { attacks, enemyMustBeAlert } = ruleset.closeCombat
  for (const [index, { distanceFeet, reachFeet }] of enemies.entries()) {
    requireInteger(`enemies[${index}].distanceFeet`, distanceFeet, FROM_0)
    requireInteger(`enemies[${index}].reachFeet`, reachFeet, FROM_0)
  }
  if (attacks === 'weapon' && !withWeapon) return []
  const threatened = enemies.some(
    (enemy) => isCloseBy(enemy, ruleset) && (!enemyMustBeAlert || (enemy.sees && !enemy.incapacitated)),
  )
  return threatened ? [{ rule: 'ranged-close-combat', gives: 'disadvantage' }] : []
}
