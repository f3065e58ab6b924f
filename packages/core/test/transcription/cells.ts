/** A table of the book, typed by hand from its text: one line for each row, its cells separated by ` | `. */
export interface Transcription<Column extends string> {
  readonly heading: string
  /** of the System Reference Document 5.2.1, or of How to Play in the 2012 playtest, where the table begins */
  readonly page: number
  readonly columns: readonly Column[]
  /** a line with a single cell, in a table with more columns, is a heading for the rows below it */
  readonly rows: string
}

/** The cells of one row by their columns; `group` is the heading above it, `—` if there is none. */
export type Row<Column extends string> = (column: Column | 'group') => string

/**
 * The rows of a table.
 *
 * @throws RangeError if a row has more or fewer cells than there are columns
 */
export function rowsOf<Column extends string>({ columns, rows }: Transcription<Column>): readonly Row<Column>[] {
  const read: Row<Column>[] = []
  let group = '—'
  for (const line of rows.trim().split('\n')) {
    const cells = line.split('|').map((cell) => cell.trim())
    const [only = ''] = cells
    if (cells.length === 1 && columns.length > 1) {
      group = only
      continue
    }
    if (cells.length !== columns.length) throw new RangeError(`Expected ${columns.length} cells: ${line}`)
    const heading = group
    read.push((column) => (column === 'group' ? heading : (cells[columns.indexOf(column)] ?? '')))
  }
  return read
}

/**
 * Rows by their keys.
 *
 * @throws RangeError if two rows have the same key
 */
export function byKey<Value>(entries: readonly (readonly [PropertyKey, Value])[]): Readonly<Record<string, Value>> {
  const keyed = Object.fromEntries(entries)
  if (Object.keys(keyed).length !== entries.length) throw new RangeError('Two rows have the same key.')
  return keyed
}

/** The id of a name: `Clothes, Traveler’s` is `travelers-clothes`. */
export const slug = (name: string): string =>
  name
    .replace(/^(.+), (.+)$/, '$2 $1')
    .toLowerCase()
    .replace(/[’()]/g, '')
    .replace(/[^a-z0-9]+/g, '-')

/** The entries of a list; commas in parentheses do not separate entries. A dash is an empty list. */
export const list = (cell: string): readonly string[] => (cell === '—' ? [] : cell.split(/, (?![^(]*\))/))

/** The ids of a list of names. */
export const slugs = (cell: string): readonly string[] => list(cell).map(slug)

/**
 * The number at the start of a cell, counted in parts: `58½ lb.` in quarters is 234; 0 for a dash.
 *
 * @throws RangeError if there is no number, or it is not a whole number of such parts
 */
export function inParts(cell: string, parts: number): number {
  if (cell === '—') return 0
  const match = /^(\+|−)?(?:(\d+)\/(\d+)|([\d,]+)(½)?)/.exec(cell)
  if (match === null) throw new RangeError(`Expected a number: ${cell}`)
  const [, sign, numerator = '0', denominator = '1', whole = '0', half] = match
  const value = (Number(numerator) / Number(denominator) + Number(whole.replaceAll(',', ''))) * parts
  const number = half === undefined ? value : value + parts / 2
  if (!Number.isInteger(number)) throw new RangeError(`Expected a whole number of 1/${parts}: ${cell}`)
  return sign === '−' ? -number : number
}

/** The whole number at the start of a cell; 0 for a dash. */
export const whole = (cell: string): number => inParts(cell, 1)

/** Both ends of `5–10`, or twice the same number. */
export function span(cell: string): { readonly from: number; readonly to: number } {
  const [from = '', to = from] = cell.split('–')
  return { from: whole(from), to: whole(to) }
}

const COPPER_PIECES: Readonly<Record<string, number>> = { CP: 1, SP: 10, EP: 50, GP: 100, PP: 1000 }

/**
 * A cost in Copper Pieces: `1,500 GP` is 150000.
 *
 * @throws RangeError if no coin is named
 */
export function copperPieces(cell: string): number {
  const coin = COPPER_PIECES[/ ([CSEGP]P)\b/.exec(cell)?.[1] ?? '']
  if (coin === undefined) throw new RangeError(`Expected a cost: ${cell}`)
  return whole(cell) * coin
}

/** The weight and the cost of a row. */
export const priceAndWeight = (row: Row<'Weight' | 'Cost'>) => ({
  weightQuarterPounds: inParts(row('Weight'), 4),
  costCopperPieces: copperPieces(row('Cost')),
})

/** A property that exists only if the cell is not a dash. */
export const optional = <Key extends string, Value>(key: Key, cell: string, read: (cell: string) => Value) =>
  cell === '—' ? {} : { [key]: read(cell) }

/** Dice as core writes them: `3d10 × 10` is `3d10*10`, and one die is `1d4`. */
export const dice = (cell: string): string => cell.replace(' × ', '*').replace(/^d/, '1d')

type Figure = string | number | boolean | readonly string[]

/** Figures by their names, possibly nested. */
export type Nested = { [key: string]: Figure | Nested }

/**
 * A single figure: a number, a cost in Copper Pieces, `yes` or `no`, dice or damage as written, the id of a name, or in
 * square brackets the ids of some names.
 */
function figure(key: string, cell: string): Figure {
  if (cell === 'yes' || cell === 'no') return cell === 'yes'
  if (cell.startsWith('[')) return slugs(cell.slice(1, -1) || '—')
  if (/ [CSEGP]P$/.test(cell)) return copperPieces(cell)
  if (!/\d/.test(cell)) return slug(cell)
  return /^[+−]?[\d,]+$/.test(cell) && !/(?<!base)damage(OfFailedCheck)?$/i.test(key) ? whole(cell) : dice(cell)
}

/** `ability Constitution, dc 10`: figures by their names; none for a dash. */
export const named = (cell: string): Nested =>
  byKey(
    list(cell).map((pair) => {
      const [key = '', ...words] = pair.split(' ')
      return [key, figure(key, words.join(' '))]
    }),
  )

const isList = (value: Figure | Nested): value is readonly string[] => Array.isArray(value)

/**
 * Single figures, nested as in core: `heavy.minimumScore` is inside `heavy`.
 *
 * @throws RangeError if two rows have the same key
 */
export function figuresOf(table: Transcription<'Figure' | 'Value'>): Nested {
  const figures: Nested = {}
  for (const row of rowsOf(table)) {
    const path = row('Figure').split('.')
    const last = path.pop() ?? ''
    let at = figures
    for (const key of path) {
      const next = at[key]
      const inner: Nested = typeof next === 'object' && !isList(next) ? next : {}
      at[key] = inner
      at = inner
    }
    if (last in at) throw new RangeError(`Two rows have the same key: ${row('Figure')}`)
    at[last] = figure(last, row('Value'))
  }
  return figures
}

/** `10 Candle` is ten, `Rope` one. */
export function counted(cell: string): readonly [id: string, count: number] {
  const [, count = '1', name = ''] = /^(?:(\d+) )?(.+)$/.exec(cell) ?? []
  return [slug(name), Number(count)]
}

/** A name and the text in parentheses after it; empty if there is none. */
export function noted(cell: string): { readonly name: string; readonly note: string } {
  const [, name = '', note = ''] = /^([^(]+?)(?: \((.+)\))?$/.exec(cell) ?? []
  return { name, note }
}

/** `1d4 Piercing`; nothing for a dash. */
export function damageOf(cell: string): { readonly damage?: string; readonly damageType?: string } {
  if (cell === '—') return {}
  const [damage = '', type = ''] = cell.split(' ')
  return { damage, damageType: slug(type) }
}
