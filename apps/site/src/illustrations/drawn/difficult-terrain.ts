import { movementCostFeet, SQUARE_FEET } from '@rulestone/core'
import { srd521 } from '@rulestone/core/rulesets'
import type { Illustration } from '../illustration.ts'
import { creature, filledSquares, gridOf, middleOf, type Plan } from '../kit/plan.ts'
import { arrow, cross, label, measure } from '../kit/shapes.ts'

const SPEED = 30
const PLAN: Plan = { corner: { x: 1, y: 26 }, columns: 6, rows: 1, side: 53 }

/** The squares ahead: open floor, then rubble. */
const AHEAD = [false, false, true, true, true] as const

/** What each square ahead costs, in feet of movement. */
export const COSTS = AHEAD.map(
  (isDifficult) =>
    movementCostFeet({ feet: SQUARE_FEET, circumstances: isDifficult ? ['difficult-terrain'] : [] }, srd521).value,
)

/** How many of them a move pays for. */
export const REACHED = COSTS.filter(
  (_, index) => COSTS.slice(0, index + 1).reduce((sum, cost) => sum + cost, 0) <= SPEED,
).length

/** A walk over open floor into Difficult Terrain. */
export const difficultTerrain: Illustration = {
  id: 'difficult-terrain',
  height: 128,
  lengths: { speed: SPEED, plain: COSTS[0] ?? 0, difficult: COSTS[2] ?? 0 },
  draw(words) {
    const dots = Array.from({ length: PLAN.columns }, (_, x) => middleOf(PLAN, { x, y: 0 }))
    const at = (index: number) => dots[index] ?? PLAN.corner
    const under = PLAN.corner.y + PLAN.side
    const rubble = AHEAD.flatMap((isDifficult, index) => (isDifficult ? [{ x: index + 1, y: 0 }] : []))
    const first = rubble[0]?.x ?? 0
    const last = rubble.at(-1)?.x ?? 0
    return [
      filledSquares('hatched', PLAN, rubble),
      gridOf(PLAN),
      label(words.name('difficult-terrain'), { x: (at(first).x + at(last).x) / 2, y: PLAN.corner.y - 9 }),
      ...arrow('way', at(0), at(REACHED)),
      creature('self', PLAN, { x: 0, y: 0, across: 1 }),
      cross(at(REACHED + 1)),
      ...COSTS.map((feet, index) => label(words.bareLength(feet), { x: at(index + 1).x, y: under + 19 })),
      measure({ x: at(1).x - PLAN.side / 2, y: under + 30 }, { x: at(REACHED).x + PLAN.side / 2, y: under + 30 }),
      label(words.length(SPEED), { x: (at(1).x + at(REACHED).x) / 2, y: under + 47 }),
    ]
  },
}
