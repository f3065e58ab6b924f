import { longJumpFeet, RUN_UP_FEET } from '@rulestone/core'
import type { Element } from 'hast'
import type { Illustration } from '../illustration.ts'
import { arrow, type Dot, label, measure, path, person, short } from '../kit/shapes.ts'

const STRENGTH = 16

/** The longest jumps of the example, in feet. */
export const JUMPS = {
  running: longJumpFeet({ strengthScore: STRENGTH, runUpFeet: RUN_UP_FEET }),
  standing: longJumpFeet({ strengthScore: STRENGTH, runUpFeet: 0 }),
} as const

const SCALE = 10.6
const EDGE = 18 + RUN_UP_FEET * SCALE
const TALL = 34
const ROW = 90
const GROUND = 40

/** A jump over a chasm, from its edge. */
function row(top: number, feet: number): Element[] {
  const ground = top + GROUND
  const from: Dot = { x: EDGE, y: ground }
  const to: Dot = { x: EDGE + feet * SCALE, y: ground }
  const above = short(ground - TALL - 14)
  return [
    path(
      'hatched',
      `M0 ${ground}H${short(from.x)}V${ground + 24}H0ZM${short(to.x)} ${ground}H318V${ground + 24}H${short(to.x)}Z`,
    ),
    path('edge', `M0 ${ground}H${short(from.x)}V${ground + 24}M${short(to.x)} ${ground + 24}V${ground}H318`),
    path('way', `M${short(from.x)} ${ground - 8}Q${short((from.x + to.x) / 2)} ${above} ${short(to.x)} ${ground - 8}`),
    measure({ x: from.x, y: ground + 12 }, { x: to.x, y: ground + 12 }),
  ]
}

/** A Long Jump with a run-up and without. */
export const longJump: Illustration = {
  id: 'long-jump',
  height: 2 * ROW - 6,
  numbers: { strength: STRENGTH },
  lengths: { 'run-up': RUN_UP_FEET, ...JUMPS },
  draw(words) {
    const runner = GROUND
    return [
      ...row(0, JUMPS.running),
      person('self', { x: EDGE - RUN_UP_FEET * SCALE, y: runner }, TALL),
      ...arrow('way', { x: EDGE - RUN_UP_FEET * SCALE + 10, y: runner - 12 }, { x: EDGE - 4, y: runner - 12 }),
      measure({ x: EDGE - RUN_UP_FEET * SCALE, y: runner + 12 }, { x: EDGE, y: runner + 12 }),
      label(words.length(RUN_UP_FEET), { x: EDGE - (RUN_UP_FEET * SCALE) / 2, y: runner + 36 }),
      label(words.length(JUMPS.running), { x: EDGE + (JUMPS.running * SCALE) / 2, y: runner + 36 }),
      ...row(ROW, JUMPS.standing),
      person('self', { x: EDGE - 8, y: runner + ROW }, TALL),
      label(words.length(JUMPS.standing), { x: EDGE + (JUMPS.standing * SCALE) / 2, y: runner + ROW + 36 }),
    ]
  },
}
