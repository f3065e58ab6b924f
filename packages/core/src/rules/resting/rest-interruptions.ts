import type { RestInterruptions } from '../../rulesets/damage-and-healing.ts'

/** Something that happens during a rest. */
export type RestEvent =
  | { readonly kind: 'initiative' }
  | { readonly kind: 'attack' }
  | { readonly kind: 'damage'; readonly damage: number }
  /** a spell of this level is cast; cantrips have level 0 */
  | { readonly kind: 'spell'; readonly level: number }
  /** walking or other physical exertion, and how long it took in total */
  | { readonly kind: 'exertion'; readonly minutes: number }

/**
 * Whether something interrupts a rest.
 *
 * @source SRD 5.2.1, Rules Glossary: Long Rest (page 185), Short Rest (page 187)
 * @source 2012 playtest, Long Rest
 * @example
 * interruptsRest({ kind: 'spell', level: 0 }, srd521.longRest.interruptions) // => false
 * interruptsRest({ kind: 'spell', level: 0 }, next2012.longRest.interruptions) // => true
 * interruptsRest({ kind: 'exertion', minutes: 60 }, srd521.longRest.interruptions) // => true
 */
export function interruptsRest(event: RestEvent, by: RestInterruptions): boolean {
  switch (event.kind) {
    case 'initiative':
      return by.initiative
    case 'attack':
      return by.attack
    case 'damage':
      return by.damage && event.damage > 0
    case 'spell':
      return by.spellFromLevel !== 'none' && event.level >= by.spellFromLevel
    case 'exertion':
      return by.exertionMinutes !== 'none' && event.minutes >= by.exertionMinutes
  }
}
