import type { JSX } from 'preact'
import type { T } from '../../shared/make-t.ts'
import { drawingText, type Patch, patchesOf, type Drawing as Squares } from './drawing-text.ts'

interface DrawingProps {
  readonly drawing: Squares
  readonly t: T
  /** whether squares can be pressed: then they are as wide as a finger */
  readonly isPressed?: boolean
}

type Kind = Squares['legend'][number]['kind']

/** The least width of a square that can be pressed, in pixels. */
const SIDE = 26
/** How many columns of that width fit into the narrowest page. */
const FEW = 11

const R = 0.26
const CIRCLE = `m${-R} 0a${R} ${R} 0 1 0 ${2 * R} 0a${R} ${R} 0 1 0 ${-2 * R} 0z`

/** Shapes of what is in a space, around its middle. The space itself is outlined, so that the ground in it is seen. */
const SHAPES: Readonly<Partial<Record<Kind, string>>> = {
  you: CIRCLE,
  end: CIRCLE,
  other: `m0 ${-R}l${R} ${R}l${-R} ${R}l${-R} ${-R}z`,
}

/** The distance of the outline of a space to the edges of its squares, so that neighbours do not share it. */
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

/** The space at an end of a path, whose squares other signs may cover. */
function spaceOf(kind: Kind, path: Squares['path']): Patch | undefined {
  const square = kind === 'you' ? path?.squares[0] : kind === 'end' ? path?.squares[path.end] : undefined
  if (!path || !square) return undefined
  const { x, y } = square
  return { columns: [x + 1, x + path.across], rows: [y + 1, y + path.across] }
}

interface SquaresOfKindProps {
  readonly kind: Kind
  readonly patches: readonly Patch[]
  readonly path?: Squares['path'] | undefined
}

/** The squares of one kind. */
function SquaresOfKind({ kind, patches, path }: SquaresOfKindProps): JSX.Element {
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

const ONE: readonly Patch[] = [{ columns: [1, 1], rows: [1, 1] }]

/** The lines of the grid. */
const lines = (columns: number, rows: number): string =>
  [
    ...Array.from({ length: columns + 1 }, (_, at) => `M${at} 0v${rows}`),
    ...Array.from({ length: rows + 1 }, (_, at) => `M0 ${at}h${columns}`),
  ].join('')

/** Squares of a grid as a picture, with the same in words as its name. */
export function Drawing({ drawing, t, isPressed = false }: DrawingProps): JSX.Element {
  const { rows, legend, origin, path } = drawing
  const columns = rows[0]?.length ?? 0
  const centers = path?.squares.map(({ x, y }) => `${x + path.across / 2},${y + path.across / 2}`)
  const isWide = isPressed && columns > FEW
  return (
    <svg
      class={`drawing ${isPressed ? (isWide ? 'is-wide' : 'is-pressed') : 'is-fitted'}`}
      viewBox={`-0.05 -0.05 ${columns + 0.1} ${rows.length + 0.1}`}
      width={isWide ? columns * SIDE : undefined}
      height={isWide ? rows.length * SIDE : undefined}
      preserveAspectRatio="xMinYMid"
      role="img"
      aria-label={drawingText(drawing, t)}
    >
      {legend
        .filter(({ kind }) => SHAPES[kind] === undefined)
        .map(({ sign, kind }) => (
          <SquaresOfKind key={sign} kind={kind} patches={patchesOf(drawing, sign)} />
        ))}
      <path class="grid-lines" d={lines(columns, rows.length)} />
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

/** The meaning of the signs of a drawing. */
export function Legend({ drawing: { legend, origin }, t }: Pick<DrawingProps, 'drawing' | 't'>): JSX.Element {
  return (
    <ul class="legend">
      <li class="legend-item north">{t('site.drawing.north')}</li>
      {origin ? (
        <li class="legend-item">
          <svg viewBox="-0.5 -0.5 1 1" aria-hidden="true">
            <circle class="drawn-origin" cx={0} cy={0} r={0.3} />
          </svg>
          {t(`words.${origin.word}`)}
        </li>
      ) : null}
      {legend.map(({ sign, kind, word }) => (
        <li key={sign} class="legend-item">
          <svg viewBox="-0.05 -0.05 1.1 1.1" aria-hidden="true">
            <SquaresOfKind kind={kind} patches={ONE} />
            {SHAPES[kind] === undefined ? <path class="grid-lines" d={lines(1, 1)} /> : null}
          </svg>
          {t(`words.${word}`)}
        </li>
      ))}
    </ul>
  )
}
