import { isOneOf } from '../one-of.ts'

/**
 * What a creature can use to act: its action, a Bonus Action, its Reaction.
 *
 * @source SRD 5.2.1, Playing the Game, Actions (page 9)
 */
export const ACTION_KINDS = ['action', 'bonus-action', 'reaction'] as const

/** The id of something that a creature can use to act. */
export type ActionKind = (typeof ACTION_KINDS)[number]

/** Whether a value is the id of something that a creature can use to act. */
export const isActionKind = (value: unknown): value is ActionKind => isOneOf(value, ACTION_KINDS)
