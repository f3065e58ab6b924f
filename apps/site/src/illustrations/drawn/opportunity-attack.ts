import { REACH_FEET } from '@rulestone/core'
import type { Illustration } from '../illustration.ts'
import { creature, filledSquares, gridOf, middleOf, outline, type Plan, squaresAt } from '../kit/plan.ts'
import { arrow, cross, label, line } from '../kit/shapes.ts'

const PLAN: Plan = { corner: { x: 8, y: 2 }, columns: 7, rows: 4, side: 43.4 }

/** The creature whose reach counts: Large. */
export const WATCHER = { x: 1, y: 1, across: 2 }

/** The way of the creature that moves: around in the reach, then out of it. */
export const WAY = [
  { x: 0, y: 3 },
  { x: 1, y: 3 },
  { x: 2, y: 3 },
  { x: 3, y: 2 },
  { x: 3, y: 1 },
  { x: 4, y: 1 },
  { x: 5, y: 1 },
] as const

/** The step of the way that leaves the reach. */
export const LEAVING = 5

/** Moving in a reach provokes nothing; leaving it does, right before. */
export const opportunityAttack: Illustration = {
  id: 'opportunity-attacks',
  height: 178,
  lengths: { reach: REACH_FEET },
  draw(words) {
    const dots = WAY.map((square) => middleOf(PLAN, square))
    const [before, after] = [dots[LEAVING - 1], dots[LEAVING]]
    if (!before || !after) throw new RangeError('The way has no step that leaves. Tip: see LEAVING.')
    const border = { x: (before.x + after.x) / 2, y: (before.y + after.y) / 2 }
    return [
      filledSquares('area', PLAN, squaresAt(PLAN, WATCHER, REACH_FEET)),
      gridOf(PLAN),
      outline('edge', PLAN, WATCHER),
      creature('other', PLAN, WATCHER),
      line('way', ...dots.slice(0, LEAVING)),
      ...arrow('way', before, ...dots.slice(LEAVING)),
      creature('self', PLAN, { ...WAY[0], across: 1 }),
      cross(border),
      label(words.label('leaves'), { x: border.x + 6, y: border.y + 36 }, 'start'),
    ]
  },
}
