import type { Point } from '@rulestone/core'
import type { Element } from 'hast'
import { type Dot, path, polygon, through } from './shapes.ts'
import { project, type View } from './view.ts'

/** The sides of a cube, as those of a box: to the east, to the north, and up. */
export const cubic = (side: number): Point => ({ x: side, y: side, z: side })

/** The corners of a box that make its outline, from the nearest one to the east and around. */
export const outlineOfBox = (view: View, { x, y, z }: Point, sides: Point): readonly Dot[] =>
  [
    [0, 0, 0],
    [1, 0, 0],
    [1, 0, 1],
    [1, 1, 1],
    [0, 1, 1],
    [0, 1, 0],
  ].map(([east = 0, north = 0, up = 0]) =>
    project(view, { x: x + east * sides.x, y: y + north * sides.y, z: z + up * sides.z }),
  )

/** A box from its corner to the south-west: edges in sight, and those behind it. */
export function boxLines(view: View, corner: Point, sides: Point): readonly Element[] {
  const outline = outlineOfBox(view, corner, sides)
  const at = (x: number, y: number, z: number): Dot =>
    project(view, { x: corner.x + x * sides.x, y: corner.y + y * sides.y, z: corner.z + z * sides.z })
  const fromOne = (point: Dot, ...ends: readonly Dot[]): string => ends.map((end) => through([point, end])).join('')
  return [
    path('hidden', fromOne(at(1, 1, 0), at(1, 0, 0), at(0, 1, 0), at(1, 1, 1))),
    polygon('edge', ...outline),
    path('edge', fromOne(at(0, 0, 1), at(0, 0, 0), at(1, 0, 1), at(0, 1, 1))),
  ]
}
