import { requireOneOf } from '../../one-of.ts'
import type { StepOf, WithSteps } from '../../steps/step.ts'
import { WEAPONS, type Weapon } from '../../vocabulary/weapons.ts'
import { weaponHasProperty } from '../equipment/weapon-properties.ts'
import type { COMBAT_STEP_KINDS } from './steps.ts'

type LightAttackStep = StepOf<
  typeof COMBAT_STEP_KINDS,
  'first-weapon-light' | 'other-weapon-light' | 'bonus-action-left'
>

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
 * later on the same turn, with a different Light weapon, as a Bonus Action. A rule of 5.2.1 alone.
 *
 * @returns the answer, and a step for each rule
 * @throws RangeError if a weapon is unknown
 * @source SRD 5.2.1, Equipment, Light (page 89) and Nick (page 90)
 * @example
 * lightExtraAttack({ first: 'shortsword', extra: 'dagger', anotherWeapon: true, bonusActionLeft: true, nick: false }).value // => true
 * lightExtraAttack({ first: 'longsword', extra: 'dagger', anotherWeapon: true, bonusActionLeft: true, nick: false }).value // => false
 */
export function lightExtraAttack({
  first,
  extra,
  anotherWeapon,
  bonusActionLeft,
  nick,
}: LightExtraAttack): WithSteps<boolean, LightAttackStep> {
  if (first !== 'none') requireOneOf('first', first, WEAPONS)
  requireOneOf('extra', extra, WEAPONS)
  const firstIsLight = first !== 'none' && weaponHasProperty({ weapon: first, property: 'light' })
  const extraIsLight = anotherWeapon && weaponHasProperty({ weapon: extra, property: 'light' })
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
