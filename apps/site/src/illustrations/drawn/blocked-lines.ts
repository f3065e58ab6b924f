import { type Illustration, WIDTH } from '../illustration.ts'
import { box, circle, type Dot, label, line, origin, path, short } from '../kit/shapes.ts'

/** The scene, in feet from the point of origin: two places equally far away, each with a wall before it. */
export const SCENE = {
  radius: 20,
  /** its cover is three-quarters: lines pass over it */
  lowWall: { x: -9, y: -5, wide: 1, deep: 10 },
  /** its cover is total */
  highWall: { x: 7, y: -5, wide: 2, deep: 10 },
  reached: { x: -15, y: 0 },
  spared: { x: 15, y: 0 },
} as const

const SCALE = 4.6
const CENTER: Dot = { x: WIDTH / 2 - 3, y: 94 }

const at = ({ x, y }: Dot): Dot => ({ x: CENTER.x + x * SCALE, y: CENTER.y + y * SCALE })

/** The point of the rim in the direction of a point. */
const onRim = ({ x, y }: Dot): Dot => {
  const far = SCENE.radius / Math.hypot(x, y)
  return { x: x * far, y: y * far }
}

/** The corners of the high wall that the last free lines touch. */
export const EDGES: readonly [Dot, Dot] = [
  { x: SCENE.highWall.x, y: SCENE.highWall.y },
  { x: SCENE.highWall.x, y: SCENE.highWall.y + SCENE.highWall.deep },
]

/** An area of effect that a wall stops, and a low wall does not. */
export const blockedLines: Illustration = {
  id: 'total-cover',
  height: 188,
  draw(words) {
    const { radius, lowWall, highWall, reached, spared } = SCENE
    const [north, south] = EDGES
    const [first, last] = [at(onRim(north)), at(onRim(south))]
    const rim = short(radius * SCALE)
    const shadow = [
      `M${short(at(north).x)} ${short(at(north).y)}L${short(first.x)} ${short(first.y)}`,
      `A${rim} ${rim} 0 0 1 ${short(last.x)} ${short(last.y)}L${short(at(south).x)} ${short(at(south).y)}Z`,
    ].join('')
    return [
      circle('area', CENTER, radius * SCALE),
      path('void', shadow),
      path('hatched', shadow),
      circle('edge', CENTER, radius * SCALE),
      line('measure', CENTER, first),
      line('measure', CENTER, last),
      line('measure', CENTER, at({ x: highWall.x, y: 0 })),
      ...[-3, 0, 3].map((y) => line('measure', CENTER, at({ x: reached.x + 2.4, y: reached.y + y }))),
      box('low', at(lowWall), lowWall.wide * SCALE, lowWall.deep * SCALE),
      box('high', at(highWall), highWall.wide * SCALE, highWall.deep * SCALE),
      circle('other', at(reached), 10),
      circle('other', at(spared), 10),
      origin(CENTER),
      label(words.label('reached'), { x: CENTER.x - rim - 8, y: CENTER.y + 5 }, 'end'),
      label(words.label('spared'), { x: CENTER.x + rim + 8, y: CENTER.y + 5 }, 'start'),
    ]
  },
}
