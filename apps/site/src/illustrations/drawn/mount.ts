import { gridDistanceFeet, mountingCostFeet } from '@rulestone/core'
import { srd521 } from '@rulestone/core/rulesets'
import type { Illustration } from '../illustration.ts'
import { creature, filledSquares, gridOf, middleOf, outline, type Plan, squaresOf } from '../kit/plan.ts'
import { arrow, circle, label } from '../kit/shapes.ts'

const SPEED = 30
const { withinFeet } = srd521.mountedCombat
const COST = mountingCostFeet(SPEED, srd521)

const SIDE = 37
const MOUNTING: Plan = { corner: { x: 1, y: 1 }, columns: 4, rows: 4, side: SIDE }
const FALLING: Plan = { ...MOUNTING, corner: { x: 171, y: 1 } }

/** The mount, one size larger than its rider, and the rider before mounting. */
export const MOUNT = { x: 1, y: 1, across: 2 }
export const RIDER = { x: 0, y: 3, across: 1 }

/** The squares near enough to land in after a fall. */
export const LANDINGS = squaresOf(FALLING).filter((square) => {
  const feet = gridDistanceFeet({ from: MOUNT, to: { ...square, across: 1 } })
  return feet > 0 && feet <= withinFeet
})

/** Mounting, and falling off. */
export const mount: Illustration = {
  id: 'mounted-combat',
  height: 190,
  lengths: { speed: SPEED, cost: COST, within: withinFeet },
  draw(words) {
    const seat = middleOf(MOUNTING, MOUNT)
    const start = middleOf(MOUNTING, RIDER)
    const under = MOUNTING.corner.y + MOUNTING.rows * SIDE
    return [
      gridOf(MOUNTING),
      outline('edge', MOUNTING, MOUNT),
      creature('other', MOUNTING, MOUNT),
      ...arrow('way', start, { x: seat.x - 4, y: seat.y + 4 }),
      creature('self', MOUNTING, RIDER),
      label(words.label('mounting', { cost: COST }), { x: seat.x, y: under + 20 }),
      filledSquares('hatched', FALLING, LANDINGS),
      gridOf(FALLING),
      outline('edge', FALLING, MOUNT),
      creature('other', FALLING, MOUNT),
      circle('self', middleOf(FALLING, MOUNT), SIDE * 0.36),
      label(words.label('falling', { within: withinFeet }), { x: middleOf(FALLING, MOUNT).x, y: under + 20 }),
    ]
  },
}
