import { ANY_INTEGER, FROM_0, requireInteger } from '../../bounds.ts'
import { isOneOf, requireOneOf } from '../../one-of.ts'
import { fail, ok, type Result } from '../../result.ts'
import type { Square } from '../../rules/movement/grid.ts'
import { requireText } from '../../text.ts'

/** The directions in which a square has neighbors, clockwise from the north. */
export const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const

/** A direction to a neighboring square. */
export type Compass = (typeof COMPASS)[number]

/** Whether a value is a direction to a neighboring square. */
export const isCompass = (value: unknown): value is Compass => isOneOf(value, COMPASS)

/** How far a step in each direction goes: columns to the east, rows to the south. */
export const COMPASS_STEPS: Readonly<Record<Compass, Square>> = {
  n: { x: 0, y: -1 },
  ne: { x: 1, y: -1 },
  e: { x: 1, y: 0 },
  se: { x: 1, y: 1 },
  s: { x: 0, y: 1 },
  sw: { x: -1, y: 1 },
  w: { x: -1, y: 0 },
  nw: { x: -1, y: -1 },
}

/** One step of a path. */
export interface PathStep {
  readonly direction: Compass
  /** whether it enters Difficult Terrain */
  readonly difficult: boolean
}

/** Why a text is not a path: a word that is not a step, or too many steps. */
export type PathProblem =
  | { readonly code: 'unknown-step'; readonly at: number; readonly length: number }
  | { readonly code: 'too-many-steps'; readonly at: number; readonly length: number }

/** The mark after a step that enters Difficult Terrain. */
const DIFFICULT = '*'

/**
 * Reads a path: steps in compass directions with spaces between them, in any case, and `*` after one that enters
 * Difficult Terrain. An empty text is a path without steps.
 *
 * @param longest the maximum number of steps
 * @returns the steps, or the first error: its position from 0, and its length
 * @example
 * readPath('e ne*', 10) // => { ok: true, value: [{ direction: 'e', difficult: false }, { direction: 'ne', difficult: true }] }
 * readPath('e x', 10) // => { ok: false, error: { code: 'unknown-step', at: 2, length: 1 } }
 */
export function readPath(text: string, longest: number): Result<readonly PathStep[], PathProblem> {
  requireInteger('longest', longest, FROM_0)
  const steps: PathStep[] = []
  for (const { 0: word, index: at } of requireText('text', text).matchAll(/[^\s,]+/gu)) {
    const difficult = word.endsWith(DIFFICULT)
    const direction = (difficult ? word.slice(0, -DIFFICULT.length) : word).toLowerCase()
    if (!isCompass(direction)) return fail({ code: 'unknown-step', at, length: word.length })
    if (steps.length === longest) return fail({ code: 'too-many-steps', at, length: text.trimEnd().length - at })
    steps.push({ direction, difficult })
  }
  return ok(steps)
}

/**
 * Writes a path: `readPath(writePath(steps), steps.length)` gives the same steps.
 *
 * @example
 * writePath([{ direction: 'e', difficult: false }, { direction: 'ne', difficult: true }]) // => 'e ne*'
 */
export const writePath = (steps: readonly PathStep[]): string =>
  steps
    .map(({ direction, difficult }) => requireOneOf('direction', direction, COMPASS) + (difficult ? DIFFICULT : ''))
    .join(' ')

/**
 * The direction of a square from its neighbor, or nothing if they are not neighbors.
 *
 * @example
 * directionTo({ x: 2, y: 2 }, { x: 3, y: 1 }) // => 'ne'
 */
export function directionTo(from: Square, to: Square): Compass | undefined {
  for (const [name, { x, y }] of Object.entries({ from, to })) {
    requireInteger(`${name}.x`, x, ANY_INTEGER)
    requireInteger(`${name}.y`, y, ANY_INTEGER)
  }
  return COMPASS.find(
    (direction) => COMPASS_STEPS[direction].x === to.x - from.x && COMPASS_STEPS[direction].y === to.y - from.y,
  )
}
