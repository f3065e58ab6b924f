import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import { WEAPON_KINDS, type WeaponKind } from '../../vocabulary/weapons.ts'
import { succeeds } from '../d20-tests/d20-test.ts'
import type { DyingState } from './vitals.ts'

/** An attack that might spare its target. */
export interface SparingAttack {
  readonly attack: WeaponKind
  /** made with a weapon or an Unarmed Strike, not with a spell */
  readonly withWeapon: boolean
  /** the attacker declared before the roll that it spares the target; not by default */
  readonly declared?: boolean
}

/**
 * Whether an attack can knock a creature out instead of dropping it: any melee attack, if the attacker chooses so when
 * it would drop the creature; in the 2012 playtest a melee attack with a weapon, declared as nonlethal.
 *
 * @throws RangeError if the attack is neither melee nor ranged
 * @source SRD 5.2.1, Playing the Game, Knocking Out a Creature (page 17)
 * @source 2012 playtest, Nonlethal Damage
 * @example
 * canKnockOut({ attack: 'melee', withWeapon: false }) // => true
 * canKnockOut({ attack: 'melee', withWeapon: true }, next2012) // => false
 */
export function canKnockOut(
  { attack, withWeapon, declared = false }: SparingAttack,
  { knockOut }: RulesOf<'knockOut'> = srd521DamageAndHealing,
): boolean {
  requireOneOf('attack', attack, WEAPON_KINDS)
  const { attacks, chosen } = knockOut
  return attack === 'melee' && (attacks === 'melee' || withWeapon) && (chosen === 'on-dropping' || declared)
}

/**
 * The state of a creature that was knocked out; it also has the Unconscious condition. With 0 Hit Points it is Stable:
 * in the 2012 playtest it starts dying only from further damage.
 *
 * @source SRD 5.2.1, Playing the Game, Knocking Out a Creature (page 17)
 * @source 2012 playtest, Nonlethal Damage
 * @example
 * knockedOut() // => { kind: 'conscious', hitPoints: 1 }
 * knockedOut(next2012) // => { kind: 'stable', hitPoints: 0 }
 */
export const knockedOut = ({ knockOut: { hitPoints } }: RulesOf<'knockOut'> = srd521DamageAndHealing): DyingState =>
  hitPoints > 0 ? { kind: 'conscious', hitPoints } : { kind: 'stable', hitPoints }

const WAKING = ['regains-hit-points', 'first-aid', 'short-rest-ends'] as const

/** An event that can wake a creature that was knocked out. */
export type WakingEvent =
  | { readonly kind: 'regains-hit-points' }
  /** someone administers first aid with an action and makes a Wisdom (Medicine) check */
  | { readonly kind: 'first-aid'; readonly checkTotal: number }
  /** the Short Rest that it started has ended, which wakes it by default, as on page 17, unless the GM follows page 184 */
  | { readonly kind: 'short-rest-ends'; readonly shortRestWakes?: boolean }

/**
 * Whether a creature that was knocked out wakes. The SRD says in one place that it wakes at the end of its Short Rest,
 * and in another only that Hit Points or first aid wake it.
 *
 * @throws RangeError if the kind of event is unknown, or the total is not an integer
 * @source SRD 5.2.1, Playing the Game, Knocking Out a Creature (page 17); Rules Glossary (page 184)
 * @source 2012 playtest, Nonlethal Damage
 * @example
 * wakesFromKnockOut({ kind: 'first-aid', checkTotal: 10 }) // => true
 * wakesFromKnockOut({ kind: 'short-rest-ends' }) // => true
 * wakesFromKnockOut({ kind: 'short-rest-ends', shortRestWakes: false }) // => false
 */
export function wakesFromKnockOut(
  event: WakingEvent,
  { knockOut: { firstAidDc, startsShortRest } }: RulesOf<'knockOut'> = srd521DamageAndHealing,
): boolean {
  requireOneOf('kind', event.kind, WAKING)
  switch (event.kind) {
    case 'regains-hit-points':
      return true
    case 'first-aid':
      requireInteger('checkTotal', event.checkTotal, ANY_INTEGER)
      return firstAidDc !== 'none' && succeeds({ total: event.checkTotal, targetNumber: firstAidDc })
    case 'short-rest-ends':
      return startsShortRest && (event.shortRestWakes ?? true)
  }
}
