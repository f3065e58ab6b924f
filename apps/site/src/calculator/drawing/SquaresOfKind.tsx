import type { JSX } from 'preact'
import type { GridDrawing, Patch } from './drawing-text.ts'

type Kind = GridDrawing['legend'][number]['kind']

const R = 0.26
const CIRCLE = `m${-R} 0a${R} ${R} 0 1 0 ${2 * R} 0a${R} ${R} 0 1 0 ${-2 * R} 0z`

/** Shapes of what is in a space. The space itself is only outlined, so that the ground stays visible. */
export const SHAPES: Readonly<Partial<Record<Kind, string>>> = {
  you: CIRCLE,
  end: CIRCLE,
  other: `m0 ${-R}l${R} ${R}l${-R} ${R}l${-R} ${-R}z`,
}

/** The inset of the outline of a space, so that neighbors do not share an edge. */
const INSET = 0.07

/** Rectangles as an outline. */
const outline = (patches: readonly Patch[], inset = 0): string =>
  patches
    .map(({ columns: [west, east], rows: [north, south] }) => {
      const [width, height] = [east - west + 1 - 2 * inset, south - north + 1 - 2 * inset]
      return `M${west - 1 + inset} ${north - 1 + inset}h${width}v${height}h${-width}z`
    })
    .join('')

/** A stroke in each square. */
const strokes = (patches: readonly Patch[], stroke: string): string =>
  patches
    .flatMap(({ columns: [west, east], rows: [north, south] }) =>
      Array.from({ length: (east - west + 1) * (south - north + 1) }, (_, index) => {
        const width = east - west + 1
        return `M${west - 1 + (index % width)} ${north - 1 + Math.floor(index / width)}${stroke}`
      }),
    )
    .join('')

const STROKES: Readonly<Partial<Record<Kind, string>>> = {
  covered: 'm.5 .5h0',
  blocked: 'm0 1l1 -1',
  'later-step': 'm0 1l1 -1',
  'difficult-step': 'm.2 .93l.15 -.15l.15 .15l.15 -.15l.15 .15',
}

/** The rectangle around some squares. */
function around(patches: readonly Patch[]): Patch {
  const columns = patches.flatMap((patch) => patch.columns)
  const rows = patches.flatMap((patch) => patch.rows)
  return {
    columns: [Math.min(...columns), Math.max(...columns)],
    rows: [Math.min(...rows), Math.max(...rows)],
  }
}

/** The space at an end of a path, whose squares other symbols may cover. */
function spaceOf(kind: Kind, path: GridDrawing['path']): Patch | undefined {
  const square = kind === 'you' ? path?.squares[0] : kind === 'end' ? path?.squares[path.end] : undefined
  if (!path || !square) return undefined
  const { x, y } = square
  return { columns: [x + 1, x + path.across], rows: [y + 1, y + path.across] }
}

interface SquaresOfKindProps {
  readonly kind: Kind
  readonly patches: readonly Patch[]
  readonly path?: GridDrawing['path'] | undefined
}

/** The squares of one kind: filled, with a stroke in each, or as the outlined space of a shape. */
export function SquaresOfKind({ kind, patches, path }: SquaresOfKindProps): JSX.Element {
  const shape = SHAPES[kind]
  const stroke = STROKES[kind]
  if (shape !== undefined) {
    const space = spaceOf(kind, path) ?? around(patches)
    const [x, y] = [space.columns, space.rows].map(([from, to]) => (from - 1 + to) / 2)
    return (
      <>
        <path class={`space of-${kind}`} d={outline([space], INSET)} />
        <path class={`shape of-${kind}`} d={`M${x} ${y}${shape}`} />
      </>
    )
  }
  return (
    <>
      <path class={`squares-${kind}`} d={outline(patches)} />
      {stroke === undefined ? null : <path class={`square-stroke of-${kind}`} d={strokes(patches, stroke)} />}
    </>
  )
}
