import { DEMONIC_POSSESSION } from '../../tables/hazards/curses.ts'
import { succeeds } from '../d20-tests/d20-test.ts'

/** A creature that is free of a demon, possessed by one but in control of itself, or controlled by it. */
export type Possession = 'free' | 'possessed' | 'controlled'

/** An event that matters to Demonic Possession. Totals are those of the Charisma saving throw. */
export type PossessionEvent =
  | { readonly kind: 'targeted'; readonly total: number }
  /** the number on the d20 that counts, in any D20 Test */
  | { readonly kind: 'd20-test'; readonly natural: number }
  /** a turn after the one in which it lost control */
  | { readonly kind: 'end-of-turn'; readonly total: number }
  | { readonly kind: 'long-rest-finished'; readonly total: number }
  /** Dispel Evil and Good, or any magic that removes a curse */
  | { readonly kind: 'curse-removed' }

/**
 * The state of a creature under Demonic Possession after an event.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Demonic Possession (page 193)
 * @example
 * demonicPossession('free', { kind: 'targeted', total: 14 }) // => 'possessed'
 * demonicPossession('possessed', { kind: 'd20-test', natural: 1 }) // => 'controlled'
 * demonicPossession('controlled', { kind: 'end-of-turn', total: 15 }) // => 'possessed'
 * demonicPossession('possessed', { kind: 'long-rest-finished', total: 15 }) // => 'free'
 */
export function demonicPossession(now: Possession, event: PossessionEvent): Possession {
  const { saveDc, controlOnNatural } = DEMONIC_POSSESSION
  switch (event.kind) {
    case 'targeted':
      return now === 'free' && !succeeds(event.total, saveDc) ? 'possessed' : now
    case 'd20-test':
      return now === 'possessed' && event.natural === controlOnNatural ? 'controlled' : now
    case 'end-of-turn':
      return now === 'controlled' && succeeds(event.total, saveDc) ? 'possessed' : now
    case 'long-rest-finished':
      return succeeds(event.total, saveDc) ? 'free' : now
    case 'curse-removed':
      return 'free'
  }
}
