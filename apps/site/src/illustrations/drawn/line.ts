import type { Element } from 'hast'
import type { Illustration } from '../illustration.ts'
import { type Dot, label, measure, origin, polygon } from '../kit/shapes.ts'
import { ground, project, type View } from '../kit/view.ts'

/** Where a Line to the east covers the ground: a strip of one width, in feet. */
export const lineOnGround = (feet: number, width: number): readonly Dot[] => [
  { x: 0, y: -width / 2 },
  { x: feet, y: -width / 2 },
  { x: feet, y: width / 2 },
  { x: 0, y: width / 2 },
]

/** A Line to the east. */
export function lineSolid(view: View, feet: number, width: number): readonly Element[] {
  const strip = lineOnGround(feet, width).map((dot) => project(view, { ...dot, z: 0 }))
  return [polygon('area', ...strip), polygon('edge', ...strip), origin(project(view, { x: 0, y: 0, z: 0 }))]
}

const FEET = 60
const ACROSS = 5
const VIEW: View = { zero: { x: 16, y: 62 }, scale: 3.85 }

/** Straight ahead, with the same width from end to end. */
export const lineArea: Illustration = {
  id: 'line',
  height: 79,
  lengths: { long: FEET, wide: ACROSS },
  draw(words) {
    const at = (x: number, y: number): Dot => project(VIEW, { x, y, z: 0 })
    const [from, to] = [at(0, -ACROSS / 2 - 2), at(FEET, -ACROSS / 2 - 2)]
    const [south, north] = [at(FEET + 2, -ACROSS / 2), at(FEET + 2, ACROSS / 2)]
    return [
      ground(VIEW, { x: 0, y: -7.5 }, { x: FEET, y: 7.5 }),
      ...lineSolid(VIEW, FEET, ACROSS),
      measure(from, to),
      label(words.length(FEET), { x: (from.x + to.x) / 2 + 8, y: (from.y + to.y) / 2 + 20 }),
      measure(south, north),
      label(words.length(ACROSS), { x: south.x + 6, y: (south.y + north.y) / 2 + 4 }, 'start'),
    ]
  },
}
