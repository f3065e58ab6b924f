import { requireInteger } from '../../bounds.ts'

/** Turns in a minute: a round is about 6 seconds, and each creature has one turn in it. */
const TURNS_PER_MINUTE = 10

/**
 * From how many minutes of casting time on a spell takes the Magic action on each turn, and Concentration.
 *
 * @source SRD 5.2.1, Rules Glossary, Magic (page 185)
 */
export const LONG_CASTING_MINUTES = 1

/** What casting a spell of a longer casting time takes. */
export interface LongCasting {
  /** the Magic actions, one on each turn */
  readonly magicActions: number
  /** Concentration has to be maintained; if it breaks, the spell fails and no spell slot is expended */
  readonly concentration: boolean
}

/**
 * What casting a spell takes: one Magic action for a casting time of an action; for 1 minute or longer one on each
 * turn of the casting, with Concentration.
 *
 * @param castingMinutes 0 for a casting time of an action
 * @throws RangeError when the minutes are no integer from 0
 * @source SRD 5.2.1, Rules Glossary, Magic (page 185) and Playing the Game, Combat (page 13)
 * @example
 * castingActions(0) // => { magicActions: 1, concentration: false }
 * castingActions(1) // => { magicActions: 10, concentration: true }
 */
export function castingActions(castingMinutes: number): LongCasting {
  requireInteger('castingMinutes', castingMinutes, { minimum: 0, maximum: Number.MAX_SAFE_INTEGER / TURNS_PER_MINUTE })
  return castingMinutes < LONG_CASTING_MINUTES
    ? { magicActions: 1, concentration: false }
    : { magicActions: castingMinutes * TURNS_PER_MINUTE, concentration: true }
}
