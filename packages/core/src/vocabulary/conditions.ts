import { isOneOf } from '../one-of.ts'

/**
 * The fifteen conditions.
 *
 * @source SRD 5.2.1, Rules Glossary, Condition (page 179)
 */
export const CONDITIONS = [
  'blinded',
  'charmed',
  'deafened',
  'exhaustion',
  'frightened',
  'grappled',
  'incapacitated',
  'invisible',
  'paralyzed',
  'petrified',
  'poisoned',
  'prone',
  'restrained',
  'stunned',
  'unconscious',
] as const

/** The id of a condition. */
export type Condition = (typeof CONDITIONS)[number]

/** Whether a value is the id of a condition. */
export const isCondition = (value: unknown): value is Condition => isOneOf(value, CONDITIONS)

/**
 * The twelve conditions of the 2012 playtest.
 *
 * @source 2012 playtest, Conditions
 */
export const PLAYTEST_CONDITIONS = [
  'blinded',
  'charmed',
  'deafened',
  'ethereal',
  'frightened',
  'invisible',
  'intoxicated',
  'paralyzed',
  'prone',
  'restrained',
  'stunned',
  'unconscious',
] as const

/** The id of a condition of the 2012 playtest. */
export type PlaytestCondition = (typeof PLAYTEST_CONDITIONS)[number]

/** Whether a value is the id of a condition of the 2012 playtest. */
export const isPlaytestCondition = (value: unknown): value is PlaytestCondition => isOneOf(value, PLAYTEST_CONDITIONS)

/** The id of a condition of any edition. */
export type AnyCondition = Condition | PlaytestCondition

/** Whether a value is the id of a condition of any edition. */
export const isAnyCondition = (value: unknown): value is AnyCondition => isOneOf(value, CONDITIONS) || isOneOf(value, PLAYTEST_CONDITIONS)
