import type { Point } from '@rulestone/core'
import type { Element } from 'hast'
import { type Dot, path, polygon, through } from './shapes.ts'
import { project, type View } from './view.ts'

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
