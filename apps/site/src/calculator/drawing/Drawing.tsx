import type { JSX } from 'preact'
import type { T } from '../../shared/make-t.ts'
import { drawingText, type GridDrawing, patchesOf } from './drawing-text.ts'
import { gridLines } from './grid-lines.ts'
import { SHAPES, SquaresOfKind } from './SquaresOfKind.tsx'

interface DrawingProps {
  readonly drawing: GridDrawing
  readonly t: T
  /** whether the squares are buttons; then they are at least `MINIMUM_SQUARE_WIDTH` wide */
  readonly isInteractive?: boolean
}

/** The minimum width of a square button, in pixels. */
const MINIMUM_SQUARE_WIDTH = 26
/** How many squares of that width fit on the narrowest page. */
const MAXIMUM_FITTING_COLUMNS = 11

/** A grid as an SVG, with a text alternative as its accessible name. */
export function Drawing({ drawing, t, isInteractive = false }: DrawingProps): JSX.Element {
  const { rows, legend, origin, path } = drawing
  const columns = rows[0]?.length ?? 0
  const centers = path?.squares.map(({ x, y }) => `${x + path.across / 2},${y + path.across / 2}`)
  const isWide = isInteractive && columns > MAXIMUM_FITTING_COLUMNS
  return (
    <svg
      class={`drawing ${isInteractive ? (isWide ? 'is-wide' : 'is-pressed') : 'is-fitted'}`}
      viewBox={`-0.05 -0.05 ${columns + 0.1} ${rows.length + 0.1}`}
      width={isWide ? columns * MINIMUM_SQUARE_WIDTH : undefined}
      height={isWide ? rows.length * MINIMUM_SQUARE_WIDTH : undefined}
      preserveAspectRatio="xMinYMid"
      role="img"
      aria-label={drawingText(drawing, t)}
    >
      {legend
        .filter(({ kind }) => SHAPES[kind] === undefined)
        .map(({ sign, kind }) => (
          <SquaresOfKind key={sign} kind={kind} patches={patchesOf(drawing, sign)} />
        ))}
      <path class="grid-lines" d={gridLines(columns, rows.length)} />
      {centers && centers.length > 1 ? <polyline class="drawn-path" points={centers.join(' ')} /> : null}
      {legend
        .filter(({ kind }) => SHAPES[kind] !== undefined)
        .map(({ sign, kind }) => (
          <SquaresOfKind key={sign} kind={kind} patches={patchesOf(drawing, sign)} path={path} />
        ))}
      {origin ? <circle class="drawn-origin" cx={origin.x} cy={origin.y} r={0.22} /> : null}
    </svg>
  )
}
