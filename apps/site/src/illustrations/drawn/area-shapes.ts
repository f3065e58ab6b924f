import type { AreaShape } from '@rulestone/core'
import { srd521 } from '@rulestone/core/rulesets'
import type { Element } from 'hast'
import { type Illustration, WIDTH } from '../illustration.ts'
import { label } from '../kit/shapes.ts'
import type { View } from '../kit/view.ts'
import { coneSolid } from './cone.ts'
import { cubeSolid } from './cube.ts'
import { cylinderSolid } from './cylinder.ts'
import { emanationSolid } from './emanation.ts'
import { lineSolid } from './line.ts'
import { sphereSolid } from './sphere.ts'

/** Where the point of origin is from the middle of its cell, and the solid. */
interface Cell {
  readonly x: number
  readonly y: number
  readonly solid: (view: View) => readonly Element[]
}

const CELLS: Readonly<Record<Exclude<AreaShape, 'cloud'>, Cell>> = {
  cone: { x: -34, y: 10, solid: (view) => coneSolid(view, 20) },
  cube: { x: 8, y: 30, solid: (view) => cubeSolid(view, 14) },
  cylinder: { x: 0, y: 28, solid: (view) => cylinderSolid(view, 7, 18) },
  emanation: { x: 2, y: 9, solid: (view) => emanationSolid(view, 6) },
  line: { x: -34, y: 8, solid: (view) => lineSolid(view, 22, 3) },
  sphere: { x: 0, y: 0, solid: (view) => sphereSolid(view, 10) },
}

const COLUMNS = 3
const ROW = 116
const SCALE = 3.6

const isDrawn = (shape: AreaShape): shape is keyof typeof CELLS => shape in CELLS

/** The shapes of the edition, side by side, each with its point of origin. */
export const areaShapes: Illustration = {
  id: 'area-of-effect',
  height: 2 * ROW,
  draw: (words) =>
    srd521.areaShapes.filter(isDrawn).flatMap((shape, index) => {
      const { x, y, solid } = CELLS[shape]
      const middle = ((index % COLUMNS) + 0.5) * (WIDTH / COLUMNS)
      const top = Math.floor(index / COLUMNS) * ROW
      return [
        ...solid({ zero: { x: middle + x, y: top + 46 + y }, scale: SCALE }),
        label(words.name(shape), { x: middle, y: top + 104 }),
      ]
    }),
}
