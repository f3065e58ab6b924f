import type { Element } from 'hast'
import type { Illustration } from '../illustration.ts'
import { type Dot, label, line, origin, path, polygon, through } from '../kit/shapes.ts'
import { ellipse, ground, project, type Ring, ringPoint, type View } from '../kit/view.ts'

/** Where a Cone to the east covers the ground of its point of origin: a triangle as wide as it is long, in feet. */
export const coneOnGround = (feet: number): readonly Dot[] => [
  { x: 0, y: 0 },
  { x: feet, y: -feet / 2 },
  { x: feet, y: feet / 2 },
]

const NOWHERE = { x: 0, y: 0, z: 0 }

const endOf = (feet: number): Ring => ({
  center: { ...NOWHERE, x: feet },
  radii: [
    { ...NOWHERE, y: feet / 2 },
    { ...NOWHERE, z: feet / 2 },
  ],
})

/** The angles on its end at which the outline of a Cone touches it. */
function touching(view: View, end: Ring): readonly [number, number] {
  const [middle, tip] = [project(view, end.center), project(view, NOWHERE)]
  const [one, other] = [ringPoint(view, end, 0), ringPoint(view, end, Math.PI / 2)]
  const [u, v] = [one, other].map(({ x, y }) => ({ x: x - middle.x, y: y - middle.y })) as [Dot, Dot]
  const [x, y] = [tip.x - middle.x, tip.y - middle.y]
  const size = u.x * v.y - u.y * v.x
  const [along, across] = [(x * v.y - y * v.x) / size, (u.x * y - u.y * x) / size]
  const facing = Math.atan2(across, along)
  const half = Math.acos(1 / Math.hypot(along, across))
  return [facing - half, facing + half]
}

/** A Cone to the east, with its slice at the height of the point of origin. */
export function coneSolid(view: View, feet: number): readonly Element[] {
  const end = endOf(feet)
  const tip = project(view, NOWHERE)
  const sides = touching(view, end).map((angle) => through([tip, ringPoint(view, end, angle)]))
  const slice = coneOnGround(feet).map((dot) => project(view, { ...dot, z: 0 }))
  return [polygon('area', ...slice), path('edge', sides.join('')), ellipse('edge', view, end), origin(tip)]
}

const FEET = 30
const WIDTHS = [10, 20, 30]
const VIEW: View = { zero: { x: 42, y: 137 }, scale: 6.1 }

/** As wide at any point as that point is far from the point of origin. */
export const cone: Illustration = {
  id: 'cone',
  height: 194,
  lengths: { near: 10, long: FEET },
  draw: (words) => [
    ground(VIEW, { x: 0, y: -15 }, { x: FEET, y: 15 }),
    ...coneSolid(VIEW, FEET),
    ...WIDTHS.flatMap((feet) => {
      const [from, to] = [-1, 1].map((side) => project(VIEW, { x: feet, y: (side * feet) / 2, z: 0 })) as [Dot, Dot]
      return [
        line('hidden', from, to),
        feet === FEET
          ? label(words.length(feet), { x: (from.x + to.x) / 2 + 47, y: (from.y + to.y) / 2 + 5 }, 'start')
          : label(words.bareLength(feet), { x: from.x - 6, y: from.y + 13 }),
      ]
    }),
  ],
}
