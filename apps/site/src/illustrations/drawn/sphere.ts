import type { Element } from 'hast'
import type { Illustration } from '../illustration.ts'
import { halves, levelRing } from '../kit/level-ring.ts'
import { circle, label, line, origin, path } from '../kit/shapes.ts'
import { ellipse, ground, project, type View } from '../kit/view.ts'

/** A Sphere, with its slice at the height of the point of origin. */
export function sphereSolid(view: View, feet: number): readonly Element[] {
  const center = project(view, { x: 0, y: 0, z: 0 })
  const { near, far } = halves(view, feet, 0)
  return [
    ellipse('area', view, levelRing(feet, 0)),
    path('hidden', far),
    path('edge', near),
    circle('edge', center, feet * view.scale),
    origin(center),
  ]
}

const FEET = 20
const VIEW: View = { zero: { x: 160, y: 108 }, scale: 5.2 }

/** As far in every direction, up and down too. */
export const sphere: Illustration = {
  id: 'sphere',
  height: 216,
  lengths: { radius: FEET, across: FEET * 2 },
  draw(words) {
    const center = project(VIEW, { x: 0, y: 0, z: 0 })
    return [
      ground(VIEW, { x: -20, y: -20 }, { x: 20, y: 20 }),
      ...sphereSolid(VIEW, FEET),
      line('measure', center, { x: center.x + FEET * VIEW.scale, y: center.y }),
      label(words.length(FEET), { x: center.x + (FEET * VIEW.scale) / 2, y: center.y - 7 }, 'middle', 'in-area'),
    ]
  },
}
