import type { Point } from '@rulestone/core'
import type { Element } from 'hast'
import type { Illustration } from '../illustration.ts'
import { circle, type Dot, label, measure, origin, path, polygon, through } from '../kit/shapes.ts'
import { ground, project, type View } from '../kit/view.ts'

/** The corners of a box that make its outline, from the nearest one to the east and around. */
export const outlineOfBox = (view: View, { x, y, z }: Point, side: number): readonly Dot[] =>
  [
    [0, 0, 0],
    [1, 0, 0],
    [1, 0, 1],
    [1, 1, 1],
    [0, 1, 1],
    [0, 1, 0],
  ].map(([east = 0, north = 0, up = 0]) => project(view, { x: x + east * side, y: y + north * side, z: z + up * side }))

/** A box from its corner to the south-west: edges in sight, and those behind it. */
export function boxLines(view: View, corner: Point, side: number): readonly Element[] {
  const outline = outlineOfBox(view, corner, side)
  const at = (x: number, y: number, z: number): Dot =>
    project(view, { x: corner.x + x * side, y: corner.y + y * side, z: corner.z + z * side })
  const fromOne = (point: Dot, ...ends: readonly Dot[]): string => ends.map((end) => through([point, end])).join('')
  return [
    path('hidden', fromOne(at(1, 1, 0), at(1, 0, 0), at(0, 1, 0), at(1, 1, 1))),
    polygon('edge', ...outline),
    path('edge', fromOne(at(0, 0, 1), at(0, 0, 0), at(1, 0, 1), at(0, 1, 1))),
  ]
}

/** Where a Cube covers the ground: a square with the point of origin in the middle of its southern side, in feet. */
export const cubeOnGround = (feet: number): readonly Dot[] => [
  { x: -feet / 2, y: 0 },
  { x: feet / 2, y: 0 },
  { x: feet / 2, y: feet },
  { x: -feet / 2, y: feet },
]

export function cubeSolid(view: View, feet: number): readonly Element[] {
  return [
    polygon('area', ...cubeOnGround(feet).map((dot) => project(view, { ...dot, z: 0 }))),
    ...boxLines(view, { x: -feet / 2, y: 0, z: 0 }, feet),
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
