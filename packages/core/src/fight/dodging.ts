import { type DodgeProtection, dodgeProtection } from '../rules/actions/dodge.ts'
import type { Now } from './play.ts'
import { isIncapacitated } from './senses.ts'
import { speedOf } from './speed.ts'
import type { Creature } from './state.ts'

/** What the Dodge action of a creature gives against an attacker; nothing if the creature is not dodging. */
export const protectionOf = (now: Now, creature: Creature, seesAttacker: boolean): DodgeProtection =>
  dodgeProtection(
    {
      incapacitated: !creature.dodging || isIncapacitated(now, creature),
      speedFeet: creature.dodging ? speedOf(now, creature).speedFeet : 0,
      seesAttacker,
    },
    now.ruleset,
  )
