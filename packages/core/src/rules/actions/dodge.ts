import { FROM_0, requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521ChecksAndActions } from '../../rulesets/srd-5-2-1/checks-and-actions.ts'
import type { RollState } from '../../vocabulary/d20-tests.ts'

/** A creature that has taken the Dodge action, until the start of its next turn. */
export interface Dodging {
  /** it is Incapacitated, or something else prevents it from acting */
  readonly incapacitated: boolean
  readonly speedFeet: number
  /** it can see the attacker */
  readonly seesAttacker: boolean
}

/** The protection that a creature has. */
export interface DodgeProtection {
  readonly attackRolls: RollState
  readonly dexteritySaves: RollState
  readonly armorClassBonus: number
  readonly dexteritySaveBonus: number
}

const NO_PROTECTION = {
  attackRolls: 'normal',
  dexteritySaves: 'normal',
  armorClassBonus: 0,
  dexteritySaveBonus: 0,
} as const satisfies DodgeProtection

/**
 * Whether the benefits of the Dodge action last. They end when the creature is Incapacitated or its Speed is 0.
 *
 * @source SRD 5.2.1, Rules Glossary, Dodge (page 181)
 * @source 2012 playtest, Combat, Dodge
 * @example
 * keepsDodging({ incapacitated: false, speedFeet: 0 }) // => false
 */
export const keepsDodging = ({ incapacitated, speedFeet }: Omit<Dodging, 'seesAttacker'>): boolean =>
  !incapacitated && speedFeet > 0

/**
 * What the Dodge action gives against an attacker. It is lost when the creature is Incapacitated or its Speed is 0.
 *
 * @throws RangeError if the Speed is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Dodge (page 181)
 * @source 2012 playtest, Combat, Dodge
 * @example
 * dodgeProtection({ incapacitated: false, speedFeet: 30, seesAttacker: true }) // => { attackRolls: 'disadvantage', dexteritySaves: 'advantage', armorClassBonus: 0, dexteritySaveBonus: 0 }
 * dodgeProtection({ incapacitated: false, speedFeet: 30, seesAttacker: true }, next2012).armorClassBonus // => 4
 */
export function dodgeProtection(
  { incapacitated, speedFeet, seesAttacker }: Dodging,
  ruleset: RulesOf<'dodge'> = srd521ChecksAndActions,
): DodgeProtection {
  const { attackRolls, dexteritySaves, bonus, seenAttackersOnly } = ruleset.dodge
  requireInteger('speedFeet', speedFeet, FROM_0)
  if (!keepsDodging({ incapacitated, speedFeet })) return NO_PROTECTION
  const against = seesAttacker || !seenAttackersOnly
  return {
    attackRolls: against ? attackRolls : 'normal',
    dexteritySaves,
    armorClassBonus: bonus,
    dexteritySaveBonus: bonus,
  }
}
