import { SQUARE_FEET } from '@rulestone/core/measures'
import type { Element } from 'hast'
import type { Illustration } from '../illustration.ts'
import { boxLines, cubic, outlineOfBox } from '../kit/box-lines.ts'
import { type Dot, label, measure, path, polygon, short } from '../kit/shapes.ts'
import { ground, project, type View } from '../kit/view.ts'

/** How finely the round corners are drawn. */
const PARTS = 8

/** Where an Emanation covers the ground around a space of one square: the square with round corners, in feet. */
export const emanationOnGround = (feet: number): readonly Dot[] =>
  [
    [SQUARE_FEET, SQUARE_FEET],
    [0, SQUARE_FEET],
    [0, 0],
    [SQUARE_FEET, 0],
  ].flatMap(([x = 0, y = 0], corner) =>
    Array.from({ length: PARTS + 1 }, (_, part) => {
      const angle = ((corner + part / PARTS) * Math.PI) / 2
      return { x: x + feet * Math.cos(angle), y: y + feet * Math.sin(angle) }
    }),
  )

/** The outline of everything within a distance of a shape that bulges nowhere inward. */
function around(outline: readonly Dot[], distance: number): string {
  const sides = outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    const long = Math.hypot(to.x - from.x, to.y - from.y)
    const out = { x: (-(to.y - from.y) / long) * distance, y: ((to.x - from.x) / long) * distance }
    return [from, to].map(({ x, y }) => `${short(x + out.x)} ${short(y + out.y)}`)
  })
  const arc = `A${short(distance)} ${short(distance)} 0 0 0 `
  return `M${sides.map(([from, to]) => `${from}L${to}`).join(arc)}${arc}${sides[0]?.[0]}Z`
}

/** An Emanation around a space of one square, which it leaves out. */
export function emanationSolid(view: View, feet: number): readonly Element[] {
  const corner = { x: 0, y: 0, z: 0 }
  const space = cubic(SQUARE_FEET)
  return [
    polygon('area', ...emanationOnGround(feet).map((dot) => project(view, { ...dot, z: 0 }))),
    polygon('space', ...outlineOfBox(view, corner, space)),
    ...boxLines(view, corner, space),
    path('edge', around(outlineOfBox(view, corner, space), feet * view.scale)),
  ]
}

const FEET = 10
const VIEW: View = { zero: { x: 152, y: 158 }, scale: 8.4 }

/** As far as it reaches in every direction from the space of a creature. */
export const emanation: Illustration = {
  id: 'emanation',
  height: 246,
  lengths: { distance: FEET },
  draw(words) {
    const [from, to] = [SQUARE_FEET, SQUARE_FEET + FEET].map((x) => project(VIEW, { x, y: SQUARE_FEET / 2, z: 0 })) as [
      Dot,
      Dot,
    ]
    return [
      ground(VIEW, { x: -FEET, y: -FEET }, { x: FEET + SQUARE_FEET, y: FEET + SQUARE_FEET }),
      ...emanationSolid(VIEW, FEET),
      measure(from, to),
      label(words.length(FEET), { x: (from.x + to.x) / 2 + 16, y: (from.y + to.y) / 2 + 20 }, 'middle', 'in-area'),
    ]
  },
}
