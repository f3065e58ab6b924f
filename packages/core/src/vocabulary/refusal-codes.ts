import { isOneOf } from '../one-of.ts'

/** Why an event of a fight is refused. */
export const REFUSAL_CODES = [
  // what is wrong with the event itself
  'malformed',
  'unknown-field',
  'unknown-event',
  'unknown-creature',
  'unknown-attack',
  'name-taken',
  // the order of the fight
  'no-combat',
  'combat-on',
  'not-its-turn',
  'turn-not-over',
  'reaction-pending',
  'nothing-offered',
  'death-save-due',
  'no-death-save-due',
  'not-over-yet',
  'dying',
  // what the creature is
  'dead',
  'not-conscious',
  'gone',
  'deprived',
  'surprised',
  'spent',
  'none-granted',
  'no-such-action',
  'no-such-rule',
  'only-mounts-actions',
  // moving
  'cannot-move',
  'no-such-speed',
  'not-enough-movement',
  'not-adjacent',
  'filled',
  'corner',
  'space-of-another',
  'occupied',
  'frightened',
  'impossible-distance',
  'mounted',
  'not-mounted',
  'not-prone',
  'already-prone',
  // targets
  'same-creature',
  'out-of-range',
  'total-cover',
  'not-located',
  'charmed',
  'no-such-attack-kind',
  'too-large',
  'too-small',
  'no-free-hand',
  'not-grappled',
  'already-grappled',
  'no-way-to-push',
  'not-willing',
  'not-unconscious',
  'too-far',
  // single actions
  'not-light',
  'no-attack-before',
  'not-proficient',
  'score-too-low',
  'no-such-help',
  'not-hidden',
  'nothing-conceals',
  'in-sight',
  'not-perceivable',
  'beyond-speed',
  'casting-time',
  'slot-too-low',
  'no-slot-left',
  'slot-expended-this-turn',
  'cannot-speak',
  'not-concentrating',
  'cannot-concentrate',
  'needs-action',
  'not-dying',
  'no-such-condition',
  'has-not-condition',
  'hit-points',
  'too-soon',
  'none-left',
  'kit-or-feature',
  'not-readied',
  'not-the-readied-action',
  'wrong-check',
  'no-choice',
] as const

/**
 * Refusals that a GM cannot overrule: the event would mean nothing, the space is taken, or something else has to be
 * answered first.
 */
export const FINAL_REFUSAL_CODES = [
  'malformed',
  'unknown-field',
  'unknown-event',
  'unknown-creature',
  'unknown-attack',
  'name-taken',
  'no-combat',
  'combat-on',
  'reaction-pending',
  'nothing-offered',
  'no-death-save-due',
  'no-such-action',
  'no-such-rule',
  'not-adjacent',
  'filled',
  'corner',
  'space-of-another',
  'occupied',
  'impossible-distance',
  'mounted',
  'not-mounted',
  'same-creature',
  'not-concentrating',
  'no-such-condition',
  'has-not-condition',
  'not-readied',
  'not-the-readied-action',
] as const satisfies readonly (typeof REFUSAL_CODES)[number][]

/** Refusals whose figures are feet. */
export const LENGTH_REFUSAL_CODES = [
  'not-enough-movement',
  'out-of-range',
  'too-far',
] as const satisfies readonly (typeof REFUSAL_CODES)[number][]

/** The code of a refusal whose figures are feet. */
export type LengthRefusalCode = (typeof LENGTH_REFUSAL_CODES)[number]

/** Whether a value is the code of a refusal whose figures are feet. */
export const isLengthRefusalCode = (value: unknown): value is LengthRefusalCode => isOneOf(value, LENGTH_REFUSAL_CODES)

/** The code of a refusal. */
export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** Whether a value is the code of a refusal. */
export const isRefusalCode = (value: unknown): value is RefusalCode => isOneOf(value, REFUSAL_CODES)

/** The code of a refusal that a GM cannot overrule. */
export type FinalRefusalCode = (typeof FINAL_REFUSAL_CODES)[number]

/** Whether a value is the code of a refusal that a GM cannot overrule. */
export const isFinalRefusalCode = (value: unknown): value is FinalRefusalCode => isOneOf(value, FINAL_REFUSAL_CODES)
