import { CREATURE_SIZES } from '@rulestone/core'
import type { Element } from 'hast'
import type { Illustration } from '../illustration.ts'
import { gridOf, long, outline, type Plan } from '../kit/plan.ts'
import { type Dot, label, line } from '../kit/shapes.ts'

const PLAN: Plan = { corner: { x: 1, y: 2 }, columns: 4, rows: 4, side: 42 }
const LABELS = 186

/** The sizes whose spaces have the same side, from the largest. */
const SIDES = [...new Set(CREATURE_SIZES.map(({ sideHalfFeet }) => sideHalfFeet / 2))].sort((one, other) => other - one)

/** The spaces of all sizes, one in the other. */
export const sizes: Illustration = {
  id: 'size',
  height: 186,
  draw(words) {
    const bottom = PLAN.corner.y + PLAN.rows * PLAN.side
    return [
      gridOf(PLAN),
      ...SIDES.flatMap((feet, index): Element[] => {
        const across = long(PLAN, feet) / PLAN.side
        const names = CREATURE_SIZES.filter(({ sideHalfFeet }) => sideHalfFeet === feet * 2).map(({ size }) => size)
        const y = PLAN.corner.y + 17 + index * 37
        const edge: Dot = { x: PLAN.corner.x + across * PLAN.side, y: bottom - across * PLAN.side }
        return [
          outline('edge', PLAN, { x: 0, y: PLAN.rows - across, across }),
          line('measure', edge, { x: LABELS - 6, y: y - 5 }),
          label(
            [...words.names(names), { type: 'text', value: '\n' }, ...words.length(feet)],
            { x: LABELS, y },
            'start',
          ),
        ]
      }),
    ]
  },
}
