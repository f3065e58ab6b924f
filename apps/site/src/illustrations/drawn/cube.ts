import type { Point } from '@rulestone/core'
import type { Element } from 'hast'
import type { Illustration } from '../illustration.ts'
import { boxLines, cubic } from '../kit/box-lines.ts'
import { circle, type Dot, label, measure, origin, polygon } from '../kit/shapes.ts'
import { ground, project, type View } from '../kit/view.ts'

/** Where a Cube covers the ground: a square with the point of origin in the middle of its southern side, in feet. */
export const cubeOnGround = (feet: number): readonly Dot[] => [
  { x: -feet / 2, y: 0 },
  { x: feet / 2, y: 0 },
  { x: feet / 2, y: feet },
  { x: -feet / 2, y: feet },
]

/** A Cube with its point of origin on the bottom edge of the near face. */
export function cubeSolid(view: View, feet: number): readonly Element[] {
  return [
    polygon('area', ...cubeOnGround(feet).map((dot) => project(view, { ...dot, z: 0 }))),
    ...boxLines(view, { x: -feet / 2, y: 0, z: 0 }, cubic(feet)),
    origin(project(view, { x: 0, y: 0, z: 0 })),
  ]
}

const FEET = 20
const VIEW: View = { zero: { x: 150, y: 204 }, scale: 6.6 }

/** Other points that its origin could be: a corner, and the middle of the face. */
const ELSEWHERE: readonly Point[] = [
  { x: -FEET / 2, y: 0, z: 0 },
  { x: 0, y: 0, z: FEET / 2 },
  { x: FEET / 2, y: 0, z: FEET },
]

/** With its point of origin anywhere on a face. */
export const cube: Illustration = {
  id: 'cube',
  height: 240,
  lengths: { size: FEET },
  draw(words) {
    const right = { x: FEET / 2 + 1.6, y: 0 }
    const [bottom, top] = [0, FEET].map((z) => project(VIEW, { ...right, z })) as [Dot, Dot]
    const [from, to] = [-FEET / 2, FEET / 2].map((x) => project(VIEW, { x, y: 0, z: -2 })) as [Dot, Dot]
    return [
      ground(VIEW, { x: -15, y: -5 }, { x: 15, y: 20 }),
      ...cubeSolid(VIEW, FEET),
      ...ELSEWHERE.map((point) => circle('possible', project(VIEW, point), 4)),
      measure(from, to),
      label(words.length(FEET), { x: (from.x + to.x) / 2 + 4, y: (from.y + to.y) / 2 + 20 }),
      measure(bottom, top),
      label(words.length(FEET), { x: bottom.x + 8, y: (bottom.y + top.y) / 2 + 5 }, 'start'),
    ]
  },
}
