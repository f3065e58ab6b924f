import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Combat } from '../../rulesets/srd-5-2-1/combat.ts'
import type { StepOf, WithSteps } from '../../steps/step.ts'
import { WEAPON_STATISTICS } from '../../tables/equipment/weapons.ts'
import { WEAPONS, type Weapon } from '../../vocabulary/weapons.ts'
import { requireRule } from '../basics/require-rule.ts'
import { weaponHasProperty } from '../equipment/weapon-properties.ts'
import type { COMBAT_STEP_KINDS } from './steps.ts'

type LightAttackStep = StepOf<
  typeof COMBAT_STEP_KINDS,
  'first-weapon-light' | 'other-weapon-light' | 'bonus-action-left'
>

/** An attempt to make the extra attack with a second Light weapon. */
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
 * Whether the extra attack with a second Light weapon can be made: after the Attack action attacked with a Light weapon,
 * later on the same turn, with a different Light weapon, as a Bonus Action. In SRD 5.1, whose rule for it is Two-Weapon
 * Fighting, both are melee weapons, one in each hand.
 *
 * @returns the answer, and a step for each rule
 * @throws RangeError if a weapon is unknown, or the edition has no such rule
 * @source SRD 5.2.1, Equipment, Light (page 89) and Nick (page 90)
 * @source SRD 5.1, Combat, Two-Weapon Fighting (page 95)
 * @example
 * lightExtraAttack({ first: 'shortsword', extra: 'dagger', anotherWeapon: true, bonusActionLeft: true, nick: false }).value // => true
 * lightExtraAttack({ first: 'longsword', extra: 'dagger', anotherWeapon: true, bonusActionLeft: true, nick: false }).value // => false
 * lightExtraAttack({ first: 'dagger', extra: 'hand-crossbow', anotherWeapon: true, bonusActionLeft: true, nick: false }, srd51).value // => false
 */
export function lightExtraAttack(
  { first, extra, anotherWeapon, bonusActionLeft, nick }: LightExtraAttack,
  { twoWeaponFighting }: RulesOf<'twoWeaponFighting'> = srd521Combat,
): WithSteps<boolean, LightAttackStep> {
  const { meleeOnly } = requireRule('twoWeaponFighting', twoWeaponFighting)
  if (first !== 'none') requireOneOf('first', first, WEAPONS)
  requireOneOf('extra', extra, WEAPONS)
  const isLight = (weapon: Weapon) =>
    weaponHasProperty({ weapon, property: 'light' }) && !(meleeOnly && WEAPON_STATISTICS[weapon].kind === 'ranged')
  const firstIsLight = first !== 'none' && isLight(first)
  const extraIsLight = anotherWeapon && isLight(extra)
  const steps: readonly LightAttackStep[] = [
    { kind: 'first-weapon-light', rule: 'attack', values: { first, possible: firstIsLight } },
    { kind: 'other-weapon-light', rule: 'weapon', values: { extra, anotherWeapon, possible: extraIsLight } },
    {
      kind: 'bonus-action-left',
      rule: 'bonus-action',
      values: { bonusActionLeft, nick, possible: bonusActionLeft || nick },
    },
  ]
  return { value: steps.every(({ values }) => values.possible), steps }
}
