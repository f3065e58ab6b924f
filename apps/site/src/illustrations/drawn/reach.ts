import { REACH_FEET, WEAPON_PROPERTY_FIGURES } from '@rulestone/core'
import type { Illustration } from '../illustration.ts'
import { creature, filledSquares, gridOf, middleOf, type Plan, squaresAt } from '../kit/plan.ts'
import { label } from '../kit/shapes.ts'

/** The usual reach, and that with a weapon that has the Reach property, in feet. */
export const REACHES = [REACH_FEET, REACH_FEET + WEAPON_PROPERTY_FIGURES.reach.addedFeet] as const

const PLAN: Plan = { corner: { x: 8, y: 2 }, columns: 7, rows: 5, side: 43.4 }
const SELF = { x: 3, y: 2, across: 1 }

/** The squares around a creature that its melee attacks go to. */
export const reach: Illustration = {
  id: 'reach',
  height: 221,
  lengths: { near: REACHES[0], far: REACHES[1] },
  draw: (words) => [
    filledSquares('area', PLAN, squaresAt(PLAN, SELF, REACHES[0])),
    filledSquares('hatched', PLAN, squaresAt(PLAN, SELF, REACHES[1])),
    gridOf(PLAN),
    creature('self', PLAN, SELF),
    ...REACHES.map((feet, index) => {
      const { x, y } = middleOf(PLAN, { x: SELF.x, y: SELF.y - 1 - index })
      return label(words.length(feet), { x, y: y + 5 }, 'middle', index === 0 ? 'in-area' : undefined)
    }),
  ],
}
