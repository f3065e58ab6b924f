import type { SpellArea } from '@rulestone/compendium'
import type { Point } from '@rulestone/core'
import { SQUARE_FEET } from '@rulestone/core/measures'
import type { Element } from 'hast'
import { coneOnGround, coneSolid } from '../drawn/cone.ts'
import { cubeOnGround, cubeSolid } from '../drawn/cube.ts'
import { cylinderSolid } from '../drawn/cylinder.ts'
import { emanationOnGround, emanationSolid } from '../drawn/emanation.ts'
import { lineOnGround, lineSolid } from '../drawn/line.ts'
import { sphereSolid } from '../drawn/sphere.ts'
import { boxLines, outlineOfBox } from '../kit/box-lines.ts'
import { levelRing } from '../kit/level-ring.ts'
import { type Dot, label, line, measure, origin, polygon } from '../kit/shapes.ts'
import { ellipse, project, type View } from '../kit/view.ts'
import type { Words } from '../kit/words.ts'

/** An area in space, in feet from its point of origin, and how it is drawn. */
export interface Solid {
  /** the sizes that its caption names, in feet */
  readonly lengths: Readonly<Record<string, number>>
  /** what it covers of the ground */
  readonly onGround: readonly Dot[]
  /** the outermost dots of what is above the ground */
  readonly above: (view: View) => readonly Dot[]
  readonly draw: (view: View, words: Words) => readonly Element[]
}

const NOWHERE: Point = { x: 0, y: 0, z: 0 }

/** A square around a point of the ground. */
const squareAround = (feet: number): readonly Dot[] => [
  { x: -feet, y: -feet },
  { x: feet, y: -feet },
  { x: feet, y: feet },
  { x: -feet, y: feet },
]

const halfway = (from: Dot, to: Dot): Dot => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })

/** A length between two points of the ground, south of an area, with its label below. */
function measuredSouth(view: View, words: Words, from: Dot, to: Dot): readonly Element[] {
  const [start, end] = [from, to].map((dot) => {
    const { x, y } = project(view, { ...dot, z: 0 })
    return { x, y: y + 6 }
  }) as [Dot, Dot]
  const middle = halfway(start, end)
  const text = label(words.length(Math.hypot(to.x - from.x, to.y - from.y)), { x: middle.x, y: middle.y + 18 })
  return [measure(start, end), text]
}

/** A height beside an area, with its label to the right. */
function measuredUp(view: View, words: Words, foot: Dot, feet: number): readonly Element[] {
  const [bottom, top] = [0, feet].map((z) => {
    const { x, y } = project(view, { ...foot, z })
    return { x: x + 8, y }
  }) as [Dot, Dot]
  return [measure(bottom, top), label(words.length(feet), { x: bottom.x + 8, y: halfway(bottom, top).y + 5 }, 'start')]
}

/** A radius from the point of origin to the right, with its label beside the rim. */
function measuredRadius(view: View, words: Words, feet: number): readonly Element[] {
  const center = project(view, NOWHERE)
  const rim = { x: center.x + feet * view.scale, y: center.y }
  return [line('measure', center, rim), label(words.length(feet), { x: rim.x + 8, y: rim.y + 5 }, 'start')]
}

/** The outline of a flat shape, filled. */
const flat = (view: View, corners: readonly Dot[]): readonly Element[] => {
  const dots = corners.map((dot) => project(view, { ...dot, z: 0 }))
  return [polygon('area', ...dots), polygon('edge', ...dots)]
}

const NOTHING = (): readonly Dot[] => []

/** An area of a spell as a solid; a ring or the panels of a wall can stand in too many ways. */
export function solidOf(area: SpellArea): Solid | undefined {
  switch (area.shape) {
    case 'sphere': {
      const { radiusFeet: radius } = area
      return {
        lengths: { radius },
        onGround: squareAround(radius),
        above: ({ scale }) => squareAround(radius * scale),
        draw: (view, words) => [...sphereSolid(view, radius), ...measuredRadius(view, words, radius)],
      }
    }
    case 'circle': {
      const { radiusFeet: radius } = area
      const ring = levelRing(radius, 0)
      return {
        lengths: { radius },
        onGround: squareAround(radius),
        above: NOTHING,
        draw: (view, words) => [
          ellipse('area', view, ring),
          ellipse('edge', view, ring),
          ...measuredRadius(view, words, radius),
          origin(project(view, NOWHERE)),
        ],
      }
    }
    case 'emanation': {
      const { radiusFeet: distance } = area
      const [near, far] = [SQUARE_FEET, SQUARE_FEET + distance].map((x) => ({ x, y: SQUARE_FEET / 2 })) as [Dot, Dot]
      return {
        lengths: { distance },
        onGround: emanationOnGround(distance),
        above: (view) =>
          squareAround(distance * view.scale).flatMap((corner) =>
            [0, SQUARE_FEET].map((side) => {
              const dot = project(view, { x: side, y: side, z: side })
              return { x: dot.x + corner.x, y: dot.y + corner.y }
            }),
          ),
        draw(view, words) {
          const [start, end] = [near, far].map((dot) => project(view, { ...dot, z: 0 })) as [Dot, Dot]
          return [
            ...emanationSolid(view, distance),
            measure(start, end),
            label(words.length(distance), { x: end.x + 12, y: end.y + 10 }, 'start'),
          ]
        },
      }
    }
    case 'cone': {
      const { lengthFeet: long } = area
      // Its end hides the ground beside it.
      const aside = -long * 0.8
      return {
        lengths: { long },
        onGround: coneOnGround(long),
        above: (view) => [
          ...[-1, 1].map((side) => project(view, { x: long, y: 0, z: (side * long) / 2 })),
          project(view, { x: 0, y: aside, z: 0 }),
        ],
        draw: (view, words) => [
          ...coneSolid(view, long),
          ...measuredSouth(view, words, { x: 0, y: aside }, { x: long, y: aside }),
        ],
      }
    }
    case 'cube': {
      const { sideFeet: side } = area
      return {
        lengths: { side },
        onGround: cubeOnGround(side),
        above: (view) => cubeOnGround(side).map((dot) => project(view, { ...dot, z: side })),
        draw: (view, words) => [
          ...cubeSolid(view, side),
          ...measuredSouth(view, words, { x: -side / 2, y: 0 }, { x: side / 2, y: 0 }),
          ...measuredUp(view, words, { x: side / 2, y: 0 }, side),
        ],
      }
    }
    case 'square': {
      const { sideFeet: side } = area
      return {
        lengths: { side },
        onGround: cubeOnGround(side),
        above: NOTHING,
        draw: (view, words) => [
          ...flat(view, cubeOnGround(side)),
          ...measuredSouth(view, words, { x: -side / 2, y: 0 }, { x: side / 2, y: 0 }),
        ],
      }
    }
    case 'cylinder': {
      const { radiusFeet: radius, heightFeet: height } = area
      return {
        lengths: { radius, height },
        onGround: squareAround(radius),
        above: (view) => squareAround(radius).map((dot) => project(view, { ...dot, z: height })),
        draw(view, words) {
          const [bottom, top] = [0, height].map((z) => project(view, { x: 0, y: 0, z })) as [Dot, Dot]
          const aside = bottom.x - radius * view.scale - 8
          return [
            ...cylinderSolid(view, radius, height),
            ...measuredRadius(view, words, radius),
            measure({ x: aside, y: bottom.y }, { x: aside, y: top.y }),
            label(words.length(height), { x: aside - 8, y: halfway(bottom, top).y + 5 }, 'end'),
          ]
        },
      }
    }
    case 'line': {
      const { lengthFeet: long, widthFeet: wide } = area
      return {
        lengths: { long, wide },
        onGround: lineOnGround(long, wide),
        above: NOTHING,
        draw(view, words) {
          const [south, north] = [-wide / 2, wide / 2].map((y) => {
            const dot = project(view, { x: long, y, z: 0 })
            return { x: dot.x + 8, y: dot.y }
          }) as [Dot, Dot]
          return [
            ...lineSolid(view, long, wide),
            ...measuredSouth(view, words, { x: 0, y: -wide / 2 }, { x: long, y: -wide / 2 }),
            measure(south, north),
            label(words.length(wide), { x: south.x + 8, y: halfway(south, north).y + 5 }, 'start'),
          ]
        },
      }
    }
    case 'wall': {
      const { lengthFeet: long, heightFeet: height, thicknessFeet: thick = 0 } = area
      const sides = { x: long, y: thick, z: height }
      return {
        lengths: { long, height },
        onGround: lineOnGround(long, thick).map(({ x, y }) => ({ x, y: y + thick / 2 })),
        above: (view) => outlineOfBox(view, NOWHERE, sides),
        draw: (view, words) => [
          polygon('area', ...outlineOfBox(view, NOWHERE, sides)),
          ...boxLines(view, NOWHERE, sides),
          ...measuredSouth(view, words, { x: 0, y: 0 }, { x: long, y: 0 }),
          ...measuredUp(view, words, { x: long, y: 0 }, height),
        ],
      }
    }
    default:
      return undefined
  }
}
