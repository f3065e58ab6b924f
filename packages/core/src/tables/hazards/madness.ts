import type { Condition } from '../../vocabulary/conditions.ts'
import type { MadnessKind } from '../../vocabulary/hazards.ts'

/** An effect of madness, for these numbers on a d100, inclusive. */
export interface MadnessRow {
  readonly from: number
  readonly to: number
  readonly effect: string
  readonly conditions: readonly Condition[]
}

/**
 * Short-Term Madness, Long-Term Madness and Indefinite Madness. Of the blinded or deafened, a quarter are blinded. An
 * indefinite madness is a flaw.
 *
 * @source SRD 5.1, Madness, Madness Effects (pages 201 and 202)
 */
export const MADNESS_EFFECTS = {
  'short-term': [
    { from:  1, to:  20, effect: 'paralyzed-until-damaged',   conditions: ['paralyzed'] },
    { from: 21, to:  30, effect: 'screams-laughs-or-weeps',   conditions: ['incapacitated'] },
    { from: 31, to:  40, effect: 'flees',                     conditions: ['frightened'] },
    { from: 41, to:  50, effect: 'babbles',                   conditions: [] },
    { from: 51, to:  60, effect: 'attacks-the-nearest',       conditions: [] },
    { from: 61, to:  70, effect: 'hallucinates',              conditions: [] },
    { from: 71, to:  75, effect: 'does-as-told',              conditions: [] },
    { from: 76, to:  80, effect: 'eats-strange-things',       conditions: [] },
    { from: 81, to:  90, effect: 'stunned',                   conditions: ['stunned'] },
    { from: 91, to: 100, effect: 'unconscious',               conditions: ['unconscious'] },
  ],
  'long-term': [
    { from:  1, to:  10, effect: 'repeats-an-activity',       conditions: [] },
    { from: 11, to:  20, effect: 'hallucinates',              conditions: [] },
    { from: 21, to:  30, effect: 'suspects-everyone',         conditions: [] },
    { from: 31, to:  40, effect: 'is-repelled',               conditions: [] },
    { from: 41, to:  45, effect: 'imagines-a-potion',         conditions: [] },
    { from: 46, to:  55, effect: 'needs-a-lucky-charm',       conditions: [] },
    { from: 56, to:  65, effect: 'blinded-or-deafened',       conditions: ['blinded', 'deafened'] },
    { from: 66, to:  75, effect: 'trembles',                  conditions: [] },
    { from: 76, to:  85, effect: 'forgets',                   conditions: [] },
    { from: 86, to:  90, effect: 'confused-by-damage',        conditions: [] },
    { from: 91, to:  95, effect: 'cannot-speak',              conditions: [] },
    { from: 96, to: 100, effect: 'unconscious-and-unwakable', conditions: ['unconscious'] },
  ],
  indefinite: [
    { from:  1, to:  15, effect: 'stays-drunk',               conditions: [] },
    { from: 16, to:  25, effect: 'keeps-what-it-finds',       conditions: [] },
    { from: 26, to:  30, effect: 'imitates-somebody',         conditions: [] },
    { from: 31, to:  35, effect: 'exaggerates-and-lies',      conditions: [] },
    { from: 36, to:  45, effect: 'pursues-only-its-goal',     conditions: [] },
    { from: 46, to:  50, effect: 'cares-for-nothing',         conditions: [] },
    { from: 51, to:  55, effect: 'feels-judged',              conditions: [] },
    { from: 56, to:  70, effect: 'thinks-itself-the-best',    conditions: [] },
    { from: 71, to:  80, effect: 'feels-hunted',              conditions: [] },
    { from: 81, to:  85, effect: 'trusts-an-unseen-friend',   conditions: [] },
    { from: 86, to:  95, effect: 'takes-nothing-seriously',   conditions: [] },
    { from: 96, to: 100, effect: 'enjoys-killing',            conditions: [] },
  ],
} as const satisfies Readonly<Record<MadnessKind, readonly MadnessRow[]>>

/** How long a madness lasts, and the spell that cures it. */
export interface MadnessCourse {
  /** in dice notation; `none` if it lasts until it is cured */
  readonly durationMinutes: string | 'none'
  readonly curedBy: 'lesser-restoration' | 'greater-restoration'
}

/**
 * How long each kind of madness lasts, and what cures it. Calm Emotions suppresses its effects.
 *
 * @source SRD 5.1, Madness, Madness Effects and Curing Madness (pages 201 and 202)
 */
export const MADNESS_COURSES: Readonly<Record<MadnessKind, MadnessCourse>> = {
  'short-term': { durationMinutes: '1d10',       curedBy: 'lesser-restoration' },
  'long-term':  { durationMinutes: '1d10*10*60', curedBy: 'lesser-restoration' },
  indefinite:   { durationMinutes: 'none',       curedBy: 'greater-restoration' },
}
