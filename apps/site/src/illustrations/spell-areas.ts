import type { SpellArea } from '@rulestone/compendium'
import type { Illustration } from './illustration.ts'
import { type Dot, person } from './kit/shapes.ts'
import { ground, project } from './kit/view.ts'
import { fitted, squareOf, UNIT_VIEW } from './to-scale/fitted.ts'
import { solidOf } from './to-scale/solids.ts'

/** How tall the person beside an area is, for comparison. */
const PERSON_FEET = 6
/** The smallest person that can be seen, in units of the drawing. */
const SMALLEST = 3

/** The corners of the ground around an area, in whole squares from its point of origin, with room for a person. */
function groundAround(onGround: readonly Dot[], square: number): readonly [from: Dot, to: Dot] {
  const [xs, ys] = [onGround.map(({ x }) => x), onGround.map(({ y }) => y)]
  const before = (feet: number): number => Math.floor(feet / square) * square
  const behind = (feet: number): number => Math.ceil(feet / square) * square
  return [
    { x: before(Math.min(...xs)) - square, y: before(Math.min(...ys)) },
    { x: behind(Math.max(...xs)), y: behind(Math.max(...ys)) },
  ]
}

/**
 * The drawing of an area of a spell, to scale, with a person beside it.
 *
 * @returns undefined if the area has no shape of its own, or a person beside it would be too small to see
 */
export function areaDrawing(area: SpellArea): Illustration | undefined {
  const solid = solidOf(area)
  if (!solid) return undefined
  const { lengths, onGround, above, draw } = solid
  const square = squareOf(Math.max(...Object.values(lengths)))
  const [from, to] = groundAround(onGround, square)
  const corners = [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }]
  const place = { x: from.x + square / 2, y: (from.y + 3 * to.y) / 4 }
  const outermost = [
    ...corners.map((dot) => project(UNIT_VIEW, { ...dot, z: 0 })),
    project(UNIT_VIEW, { ...place, z: PERSON_FEET }),
    ...above(UNIT_VIEW),
  ]
  const { view, height } = fitted(outermost)
  const [feet, head] = [0, PERSON_FEET].map((z) => project(view, { ...place, z })) as [Dot, Dot]
  const tall = feet.y - head.y
  if (tall < SMALLEST) return undefined
  return {
    id: `spell-${area.shape}`,
    height,
    lengths: { ...lengths, square },
    draw: (words) => [ground(view, from, to, square), ...draw(view, words), person('self', feet, tall)],
  }
}

/** The drawings of the areas of a spell, one of each shape. */
export function areaDrawings(areas: readonly SpellArea[] = []): readonly Illustration[] {
  const shapes = areas.map(({ shape }) => shape)
  return areas.flatMap((area, index) => (shapes.indexOf(area.shape) === index ? (areaDrawing(area) ?? []) : []))
}
