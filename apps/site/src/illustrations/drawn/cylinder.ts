import type { Element } from 'hast'
import type { Illustration } from '../illustration.ts'
import { halves, levelRing } from '../kit/level-ring.ts'
import { type Dot, label, line, measure, origin, path } from '../kit/shapes.ts'
import { ellipse, ground, project, type View } from '../kit/view.ts'

/** A Cylinder on its point of origin, with lines in sight and behind. */
export function cylinderSolid(view: View, radius: number, height: number): readonly Element[] {
  const { near, far } = halves(view, radius, 0)
  const [bottom, top] = [0, height].map((z) => project(view, { x: 0, y: 0, z })) as [Dot, Dot]
  const wide = radius * view.scale
  return [
    ellipse('area', view, levelRing(radius, 0)),
    path('hidden', far),
    path('edge', near),
    ellipse('edge', view, levelRing(radius, height)),
    ...[-wide, wide].map((side) => line('edge', { x: bottom.x + side, y: bottom.y }, { x: top.x + side, y: top.y })),
    origin(bottom),
  ]
}

const RADIUS = 10
const HEIGHT = 40
const VIEW: View = { zero: { x: 160, y: 222 }, scale: 5.2 }

/** With its point of origin at the center of its bottom. */
export const cylinder: Illustration = {
  id: 'cylinder',
  height: 273,
  lengths: { radius: RADIUS, height: HEIGHT },
  draw(words) {
    const [bottom, top] = [0, HEIGHT].map((z) => project(VIEW, { x: 0, y: 0, z })) as [Dot, Dot]
    const wide = RADIUS * VIEW.scale
    const aside = bottom.x - wide - 14
    return [
      ground(VIEW, { x: -15, y: -15 }, { x: 15, y: 15 }),
      ...cylinderSolid(VIEW, RADIUS, HEIGHT),
      line('measure', bottom, { x: bottom.x + wide, y: bottom.y }),
      label(words.length(RADIUS), { x: bottom.x + wide + 8, y: bottom.y + 5 }, 'start'),
      measure({ x: aside, y: bottom.y }, { x: aside, y: top.y }),
      label(words.length(HEIGHT), { x: aside - 8, y: (bottom.y + top.y) / 2 }, 'end'),
    ]
  },
}
