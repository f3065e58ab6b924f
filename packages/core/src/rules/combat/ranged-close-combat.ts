import type { CloseCombatRule } from '../../rulesets/combat.ts'
import type { RollCircumstance } from '../d20-tests/roll-circumstance.ts'

/** An enemy of the creature that makes a ranged attack. */
export interface EnemyNearby {
  readonly distanceFeet: number
  readonly reachFeet: number
  /** whether it can see the attacker */
  readonly sees: boolean
  readonly incapacitated: boolean
}

/**
 * How nearby enemies change a ranged attack: Disadvantage, however many there are.
 *
 * @param withWeapon whether the attack is made with a weapon, and not with a spell or by other means
 * @source SRD 5.2.1, Playing the Game, Ranged Attacks in Close Combat (page 15); 2012 playtest, Ranged Attacks
 * @example
 * rangedInCloseCombat(true, [{ distanceFeet: 5, reachFeet: 5, sees: true, incapacitated: false }], srd521.closeCombat) // => [{ rule: 'ranged-close-combat', gives: 'disadvantage' }]
 * rangedInCloseCombat(true, [{ distanceFeet: 5, reachFeet: 5, sees: false, incapacitated: false }], srd521.closeCombat) // => []
 */
export function rangedInCloseCombat(
  withWeapon: boolean,
  enemies: readonly EnemyNearby[],
  { within, attacks, enemyMustBeAlert }: CloseCombatRule,
): readonly RollCircumstance[] {
  if (attacks === 'weapon' && !withWeapon) return []
  const threatened = enemies.some(
    ({ distanceFeet, reachFeet, sees, incapacitated }) =>
      distanceFeet <= (within === 'enemy-reach' ? reachFeet : within) &&
      (!enemyMustBeAlert || (sees && !incapacitated)),
  )
  return threatened ? [{ rule: 'ranged-close-combat', gives: 'disadvantage' }] : []
}
