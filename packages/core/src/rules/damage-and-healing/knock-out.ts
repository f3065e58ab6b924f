import type { KnockOutRule } from '../../rulesets/damage-and-healing.ts'
import { succeeds } from '../d20-tests/d20-test.ts'
import type { DyingState } from './death-saving-throw.ts'

/** An attack that might spare its target. */
export interface SparingAttack {
  readonly attack: 'melee' | 'ranged'
  /** made with a weapon or an Unarmed Strike, not with a spell */
  readonly withWeapon: boolean
  /** the attacker declared before the roll that it spares the target */
  readonly declared: boolean
}

/**
 * Whether an attack can knock a creature out instead of dropping it: any melee attack, if the attacker chooses so when
 * it would drop the creature; in the 2012 playtest a melee attack with a weapon, declared as nonlethal.
 *
 * @source SRD 5.2.1, Playing the Game, Knocking Out a Creature (page 17)
 * @source 2012 playtest, Nonlethal Damage
 * @example
 * canKnockOut({ attack: 'melee', withWeapon: false, declared: false }, srd521.knockOut) // => true
 * canKnockOut({ attack: 'melee', withWeapon: true, declared: false }, next2012.knockOut) // => false
 */
export const canKnockOut = (
  { attack, withWeapon, declared }: SparingAttack,
  { attacks, chosen }: KnockOutRule,
): boolean => attack === 'melee' && (attacks === 'melee' || withWeapon) && (chosen === 'on-dropping' || declared)

/**
 * The state of a creature that was knocked out; it also has the Unconscious condition. With 0 Hit Points it is Stable:
 * in the 2012 playtest it starts dying only from further damage.
 *
 * @source SRD 5.2.1, Playing the Game, Knocking Out a Creature (page 17)
 * @source 2012 playtest, Nonlethal Damage
 * @example
 * knockedOut(srd521.knockOut) // => { kind: 'conscious', hitPoints: 1 }
 * knockedOut(next2012.knockOut) // => { kind: 'stable', hitPoints: 0 }
 */
export const knockedOut = ({ hitPoints }: KnockOutRule): DyingState =>
  hitPoints > 0 ? { kind: 'conscious', hitPoints } : { kind: 'stable', hitPoints }

/** An event that can wake a creature that was knocked out. */
export type WakingEvent =
  | { readonly kind: 'regains-hit-points' }
  /** someone administers first aid with an action and makes a Wisdom (Medicine) check */
  | { readonly kind: 'first-aid'; readonly checkTotal: number }
  /** the Short Rest that it started has ended */
  | { readonly kind: 'short-rest-ends' }

/**
 * Whether a creature that was knocked out wakes. The SRD says in one place that it wakes at the end of its Short Rest,
 * and in another only that Hit Points or first aid wake it.
 *
 * @param options whether the end of the Short Rest wakes it: by default as on page 17, unless the GM follows page 184
 * @source SRD 5.2.1, Playing the Game, Knocking Out a Creature (page 17); Rules Glossary (page 184)
 * @source 2012 playtest, Nonlethal Damage
 * @example
 * wakesFromKnockOut({ kind: 'first-aid', checkTotal: 10 }, srd521.knockOut) // => true
 * wakesFromKnockOut({ kind: 'short-rest-ends' }, srd521.knockOut) // => true
 * wakesFromKnockOut({ kind: 'short-rest-ends' }, srd521.knockOut, { shortRestWakes: false }) // => false
 */
export function wakesFromKnockOut(
  event: WakingEvent,
  { firstAidDc, startsShortRest }: KnockOutRule,
  { shortRestWakes = true }: { readonly shortRestWakes?: boolean } = {},
): boolean {
  switch (event.kind) {
    case 'regains-hit-points':
      return true
    case 'first-aid':
      return firstAidDc !== 'none' && succeeds({ total: event.checkTotal, targetNumber: firstAidDc })
    case 'short-rest-ends':
      return startsShortRest && shortRestWakes
  }
}
