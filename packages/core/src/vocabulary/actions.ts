import { isOneOf } from '../one-of.ts'

/**
 * The twelve main actions.
 *
 * @source SRD 5.2.1, Playing the Game, Actions (page 9)
 */
export const ACTIONS = [
  'attack',
  'dash',
  'disengage',
  'dodge',
  'help',
  'hide',
  'influence',
  'magic',
  'ready',
  'search',
  'study',
  'utilize',
] as const

/** The id of one of the twelve main actions. */
export type Action = (typeof ACTIONS)[number]

/** Whether a value is the id of one of the twelve main actions. */
export const isAction = (value: unknown): value is Action => isOneOf(value, ACTIONS)

/** A value for each of the twelve main actions. */
export type ByAction<Value> = Readonly<Record<Action, Value>>

/**
 * The ten actions in combat of SRD 5.1.
 *
 * @source SRD 5.1, Combat, Actions in Combat (pages 93 and 94)
 */
export const SRD_5_1_ACTIONS = [
  'attack',
  'cast-a-spell',
  'dash',
  'disengage',
  'dodge',
  'help',
  'hide',
  'ready',
  'search',
  'use-an-object',
] as const

/** The id of an action of SRD 5.1. */
export type Srd51Action = (typeof SRD_5_1_ACTIONS)[number]

/** Whether a value is the id of an action of SRD 5.1. */
export const isSrd51Action = (value: unknown): value is Srd51Action => isOneOf(value, SRD_5_1_ACTIONS)

/**
 * The twelve actions in combat of the 2012 playtest.
 *
 * @source 2012 playtest, Combat, Actions in Combat
 */
export const PLAYTEST_ACTIONS = [
  'attack',
  'cast-a-spell',
  'coup-de-grace',
  'disengage',
  'dodge',
  'help',
  'hide',
  'hustle',
  'improvise',
  'ready',
  'search',
  'use-an-item',
] as const

/** The id of an action of the 2012 playtest. */
export type PlaytestAction = (typeof PLAYTEST_ACTIONS)[number]

/** Whether a value is the id of an action of the 2012 playtest. */
export const isPlaytestAction = (value: unknown): value is PlaytestAction => isOneOf(value, PLAYTEST_ACTIONS)
