import type { Weapon } from '../../vocabulary/weapons.ts'
import type { RuleStep } from '../basics/step.ts'
import { weaponHasProperty } from '../equipment/weapon-properties.ts'

/** An attempt to make the extra attack of the Light property. */
export interface LightExtraAttack {
  /** the weapon with which this turn's Attack action attacked; none if it has not been taken */
  readonly first: Weapon | 'none'
  readonly extra: Weapon
  /** whether it is a different weapon, even of the same name */
  readonly anotherWeapon: boolean
  /** whether a Bonus Action is left this turn */
  readonly bonusActionLeft: boolean
  /** whether the Nick property makes it part of the Attack action, which it can only once per turn */
  readonly nick: boolean
}

/**
 * Whether the extra attack of the Light property can be made: after the Attack action attacked with a Light weapon,
 * later on the same turn, with a different Light weapon, as a Bonus Action.
 *
 * @returns the answer, and a step for each rule
 * @source SRD 5.2.1, Equipment, Light (page 89) and Nick (page 90)
 * @example
 * lightExtraAttack({ first: 'shortsword', extra: 'dagger', anotherWeapon: true, bonusActionLeft: true, nick: false }).possible // => true
 * lightExtraAttack({ first: 'longsword', extra: 'dagger', anotherWeapon: true, bonusActionLeft: true, nick: false }).possible // => false
 */
export function lightExtraAttack({ first, extra, anotherWeapon, bonusActionLeft, nick }: LightExtraAttack): {
  readonly possible: boolean
  readonly steps: readonly RuleStep[]
} {
  const firstIsLight = first !== 'none' && weaponHasProperty(first, 'light')
  const extraIsLight = anotherWeapon && weaponHasProperty(extra, 'light')
  const steps: readonly RuleStep[] = [
    { rule: 'attack', given: { first }, result: { possible: firstIsLight } },
    { rule: 'weapon', given: { extra, anotherWeapon }, result: { possible: extraIsLight } },
    { rule: 'bonus-action', given: { bonusActionLeft, nick }, result: { possible: bonusActionLeft || nick } },
  ]
  return { possible: steps.every(({ result }) => result['possible'] === true), steps }
}
