import type { JSX } from 'preact'
import { drawingText, type Patch, patchesOf, type Drawing as Squares } from '../lib/drawing-text.ts'
import type { T } from '../lib/make-t.ts'

interface DrawingProps {
  readonly drawing: Squares
  readonly t: T
  /** whether its squares are pressed: then they are as wide as a finger */
  readonly isPressed?: boolean
}

type Kind = Squares['legend'][number]['kind']

/** How wide a square is at least, in pixels, where squares are pressed. */
const SIDE = 26
/** As many columns of that width go into the narrowest page. */
const FEW = 11

/** Kinds that are drawn as one shape over the squares they fill. */
const SHAPES: Readonly<Partial<Record<Kind, (x: number, y: number, across: number) => string>>> = {
  you: (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  end: (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  other: (x, y, r) => `M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`,
}

/** How much of its space half a shape takes. */
const SHARE = 0.34

/** Rectangles as an outline. */
const outline = (patches: readonly Patch[]): string =>
  patches
    .map(({ columns: [west, east], rows: [north, south] }) => {
      const width = east - west + 1
      return `M${west - 1} ${north - 1}h${width}v${south - north + 1}h${-width}z`
    })
    .join('')

/** A stroke in each square: from corner to corner, or a small mark. */
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
  'difficult-step': 'm.2 .85l.15 -.2l.15 .2l.15 -.2l.15 .2',
}

/** The middle of the rectangle around some squares, and how many squares it is wide. */
function middle(patches: readonly Patch[]): readonly [x: number, y: number, across: number] {
  const west = Math.min(...patches.map(({ columns: [from] }) => from)) - 1
  const east = Math.max(...patches.map(({ columns: [, to] }) => to))
  const north = Math.min(...patches.map(({ rows: [from] }) => from)) - 1
  const south = Math.max(...patches.map(({ rows: [, to] }) => to))
  return [(west + east) / 2, (north + south) / 2, Math.max(east - west, south - north)]
}

/** The space at an end of a path: others may lie over some of its squares. */
function spaceOf(kind: Kind, path: Squares['path']): readonly Patch[] | undefined {
  const square = kind === 'you' ? path?.squares[0] : kind === 'end' ? path?.squares[path.end] : undefined
  if (!path || !square) return undefined
  const { x, y } = square
  return [{ columns: [x + 1, x + path.across], rows: [y + 1, y + path.across] }]
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
  const [x, y, across] = middle(spaceOf(kind, path) ?? patches)
  return (
    <>
      <path class={`squares-${kind}`} d={outline(patches)} />
      {stroke === undefined ? null : <path class={`square-stroke of-${kind}`} d={strokes(patches, stroke)} />}
      {shape === undefined ? null : <path class={`shape-${kind}`} d={shape(x, y, across * SHARE)} />}
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

/** Squares of a grid, drawn; the same is said in words. */
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

/** What the signs of a drawing mean. */
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
