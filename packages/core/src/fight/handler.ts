import type { RuleId } from '../vocabulary/rule-ids.ts'
import type { Fields } from './fields.ts'
import type { Now, Play } from './play.ts'
import type { Refusal } from './refusal.ts'
import type { Walk } from './state.ts'
import type { Strike } from './strike.ts'

/**
 * How a kind of event is handled. `apply` and `legal` use the same `check`; `perform` is called only if it found
 * nothing, or if a GM overrules what it found.
 */
export interface EventHandler<Event extends { readonly kind: string }> {
  /** the rule that the event is about */
  readonly rule: RuleId
  readonly fields: Fields<Event>
  check(now: Now, event: Event): Refusal | undefined
  perform(play: Play, event: Event): void
  /** the attack that it makes, in events that make one */
  strike?(now: Now, event: Event): Strike | undefined
  /** the move that it makes, in events that make one */
  walk?(now: Now, event: Event): Walk | undefined
  /** events of this kind that a creature might try, at least one; `check` says which of them are possible */
  candidates(now: Now, creature: string): readonly Event[]
}
