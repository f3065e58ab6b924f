import { requireInteger } from '../../bounds.ts'

/** Turns in a minute: a round takes about 6 seconds, and each creature has one turn in it. */
const TURNS_PER_MINUTE = 10

/**
 * The casting time, in minutes, from which a spell takes the Magic action on each turn, and Concentration.
 *
 * @source SRD 5.2.1, Rules Glossary, Magic (page 185)
 */
export const LONG_CASTING_MINUTES = 1

/** What casting a spell with a longer casting time takes. */
export interface LongCasting {
  /** the number of Magic actions, one on each turn */
  readonly magicActions: number
  /** the caster has to maintain Concentration; if it breaks, the spell fails and no spell slot is expended */
  readonly concentration: boolean
}

/**
 * What casting a spell takes: one Magic action if the casting time is an action; for 1 minute or longer, one on each
 * turn of the casting, with Concentration. In SRD 5.1 the same number of actions is spent, though not as the Magic action.
 *
 * @param castingMinutes 0 for a casting time of an action
 * @throws RangeError if the minutes are negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Magic (page 185) and Playing the Game, Combat (page 13)
 * @source SRD 5.1, Spellcasting, Longer Casting Times (page 101)
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
