import { FROM_0, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import { SPELL_LEVELS, type SpellLevel } from '../../vocabulary/spell-levels.ts'

/** Something that happens during a rest. */
export type RestEvent =
  | { readonly kind: 'initiative' }
  | { readonly kind: 'attack' }
  | { readonly kind: 'damage'; readonly damage: number }
  /** a spell of this level is cast; cantrips have level 0 */
  | { readonly kind: 'spell'; readonly level: SpellLevel }
  /** walking or other physical exertion, and how long it took in total */
  | { readonly kind: 'exertion'; readonly minutes: number }

const EVENTS = ['initiative', 'attack', 'damage', 'spell', 'exertion'] as const
const RESTS = ['short', 'long'] as const

/** A Short or Long Rest, and something that happens during it. */
export interface DisturbedRest {
  readonly rest: (typeof RESTS)[number]
  readonly event: RestEvent
}

/**
 * Whether something interrupts a rest.
 *
 * @throws RangeError if the rest, the kind of event or the level of the spell is unknown, or a number is negative or not
 * an integer
 * @source SRD 5.2.1, Rules Glossary: Long Rest (page 185), Short Rest (page 187)
 * @source 2012 playtest, Long Rest
 * @example
 * interruptsRest({ rest: 'long', event: { kind: 'spell', level: 0 } }) // => false
 * interruptsRest({ rest: 'long', event: { kind: 'spell', level: 0 } }, next2012) // => true
 * interruptsRest({ rest: 'long', event: { kind: 'exertion', minutes: 60 } }) // => true
 */
export function interruptsRest(
  { rest, event }: DisturbedRest,
  { shortRest, longRest }: RulesOf<'shortRest' | 'longRest'> = srd521DamageAndHealing,
): boolean {
  const { interruptions: by } = requireOneOf('rest', rest, RESTS) === 'short' ? shortRest : longRest
  requireOneOf('event.kind', event.kind, EVENTS)
  switch (event.kind) {
    case 'initiative':
      return by.initiative
    case 'attack':
      return by.attack
    case 'damage':
      return requireInteger('event.damage', event.damage, FROM_0) > 0 && by.damage
    case 'spell':
      requireOneOf('event.level', event.level, SPELL_LEVELS)
      return by.spellFromLevel !== 'none' && event.level >= by.spellFromLevel
    case 'exertion':
      requireInteger('event.minutes', event.minutes, FROM_0)
      return by.exertionMinutes !== 'none' && event.minutes >= by.exertionMinutes
  }
}
