import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import { isOneOf, requireOneOf } from '../../one-of.ts'
import { DEMONIC_POSSESSION } from '../../tables/hazards/curses.ts'
import { D20_SIDES } from '../d20-tests/advantage.ts'
import { succeeds } from '../d20-tests/d20-test.ts'

/** A creature is free of a demon, possessed by one but in control of itself, or controlled by it. */
export const POSSESSIONS = ['free', 'possessed', 'controlled'] as const

/** The id of a state of possession. */
export type Possession = (typeof POSSESSIONS)[number]

/** Whether a value is a state of a creature under Demonic Possession. */
export const isPossession = (value: unknown): value is Possession => isOneOf(value, POSSESSIONS)

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

/** A creature and what happens to it. */
export interface PossessedCreature {
  /** its state before the event */
  readonly now: Possession
  readonly event: PossessionEvent
}

const EVENT_KINDS = ['targeted', 'd20-test', 'end-of-turn', 'long-rest-finished', 'curse-removed'] as const

function requireEvent(event: PossessionEvent): void {
  requireOneOf('event.kind', event.kind, EVENT_KINDS)
  if (event.kind === 'd20-test') requireInteger('event.natural', event.natural, { minimum: 1, maximum: D20_SIDES })
  else if (event.kind !== 'curse-removed') requireInteger('event.total', event.total, ANY_INTEGER)
}

/**
 * The state of a creature under Demonic Possession after an event. A rule of 5.2.1 alone.
 *
 * @throws RangeError if an id is unknown, the total is not an integer, or a d20 cannot show the number
 * @source SRD 5.2.1, Gameplay Toolbox, Demonic Possession (page 193)
 * @example
 * demonicPossession({ now: 'free', event: { kind: 'targeted', total: 14 } }) // => 'possessed'
 * demonicPossession({ now: 'possessed', event: { kind: 'd20-test', natural: 1 } }) // => 'controlled'
 * demonicPossession({ now: 'controlled', event: { kind: 'end-of-turn', total: 15 } }) // => 'possessed'
 * demonicPossession({ now: 'possessed', event: { kind: 'long-rest-finished', total: 15 } }) // => 'free'
 */
export function demonicPossession({ now, event }: PossessedCreature): Possession {
  requireOneOf('now', now, POSSESSIONS)
  requireEvent(event)
  const { saveDc, controlOnNatural } = DEMONIC_POSSESSION
  switch (event.kind) {
    case 'targeted':
      return now === 'free' && !succeeds({ total: event.total, targetNumber: saveDc }) ? 'possessed' : now
    case 'd20-test':
      return now === 'possessed' && event.natural === controlOnNatural ? 'controlled' : now
    case 'end-of-turn':
      return now === 'controlled' && succeeds({ total: event.total, targetNumber: saveDc }) ? 'possessed' : now
    case 'long-rest-finished':
      return succeeds({ total: event.total, targetNumber: saveDc }) ? 'free' : now
    case 'curse-removed':
      return 'free'
  }
}
