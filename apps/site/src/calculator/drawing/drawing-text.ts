import type { Output } from '@rulestone/core'
import type { T } from '../../shared/make-t.ts'

/** A grid drawing, as core returns it. */
export type GridDrawing = NonNullable<Output['drawing']>

/** A rectangle of squares: its first and last column and row, counted from 1. */
export interface Patch {
  readonly columns: readonly [from: number, to: number]
  readonly rows: readonly [from: number, to: number]
}

/** The runs of a symbol in a row, or in the ground under it: their first and last column, counted from 1. */
function runsOf(row: string, ground: string, sign: string): (readonly [from: number, to: number])[] {
  const runs: [number, number][] = []
  for (const [index, one] of Array.from(row).entries()) {
    const last = runs.at(-1)
    if (one !== sign && ground[index] !== sign) continue
    if (last?.[1] === index) last[1] = index + 1
    else runs.push([index + 1, index + 1])
  }
  return runs
}

/** The squares of a symbol as rectangles: equal runs of consecutive rows are joined. */
export function patchesOf({ rows, ground = rows }: GridDrawing, sign: string): Patch[] {
  const done: Patch[] = []
  let open: Patch[] = []
  for (const [index, row] of rows.entries()) {
    const runs = runsOf(row, ground[index] ?? '', sign).map(
      ([from, to]): Patch => ({ columns: [from, to], rows: [index + 1, index + 1] }),
    )
    const grown = runs.map((run) => {
      const above = open.find(({ columns: [from, to] }) => from === run.columns[0] && to === run.columns[1])
      return above ? { ...above, rows: [above.rows[0], index + 1] as const } : run
    })
    done.push(
      ...open.filter(
        (one) => !grown.some(({ columns, rows: [from] }) => columns === one.columns && from === one.rows[0]),
      ),
    )
    open = grown
  }
  return [...done, ...open].sort((one, other) => one.rows[0] - other.rows[0] || one.columns[0] - other.columns[0])
}

const range = ([from, to]: readonly [number, number]): string => (from === to ? `${from}` : `${from}–${to}`)

/** The position of a point: on a corner or an edge of a square, or in its center. */
function pointPlace({ x, y }: NonNullable<GridDrawing['origin']>): string {
  if (Number.isInteger(x)) return Number.isInteger(y) ? 'corner' : 'west-edge'
  return Number.isInteger(y) ? 'north-edge' : 'center'
}

/**
 * A drawing in words: its size, then the places of each symbol.
 *
 * @param t the strings of the calculator, with those of drawings under `site.drawing.`
 */
export function drawingText(drawing: GridDrawing, t: T): string {
  const { rows, legend, origin } = drawing
  const part = (word: string, places: readonly string[]): string =>
    t('site.drawing.part', { name: t(`words.${word}`), places: places.join(' · ') })
  return [
    t('site.drawing.label', { columns: rows[0]?.length ?? 0, rows: rows.length }),
    ...(origin
      ? [
          part(origin.word, [
            t(`site.drawing.${pointPlace(origin)}`, {
              column: Math.floor(origin.x) + 1,
              row: Math.floor(origin.y) + 1,
            }),
          ]),
        ]
      : []),
    ...legend.map(({ sign, word }) =>
      part(
        word,
        patchesOf(drawing, sign).map((patch) =>
          t('site.drawing.place', { column: range(patch.columns), row: range(patch.rows) }),
        ),
      ),
    ),
  ].join(' ')
}
