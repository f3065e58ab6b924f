/** What an attack or effect does to a creature, as plain data. */
export interface AgainstRow {
  /** the id of the creature */
  readonly id: string
  /** its AC, or the bonus of its saving throw */
  readonly defence: number
  /** the chance of an attack to hit, or of a saving throw to fail */
  readonly chance: number
  /** the mean damage of a round */
  readonly damage: number
  /** the mean number of rounds to drop it; Infinity if it takes no damage */
  readonly rounds: number
}

/** A row with what the list of creatures knows about the creature. */
export interface KnownRow extends AgainstRow {
  readonly name: string
  /** the Challenge Rating as a number */
  readonly cr: number
  readonly hp: number
}

/** The columns of the table. */
export const COLUMNS = ['name', 'cr', 'defence', 'hp', 'chance', 'damage', 'rounds'] as const
export type Column = (typeof COLUMNS)[number]

/** The columns that begin with the highest when they are chosen. */
const HIGHEST_FIRST: ReadonlySet<Column> = new Set(['chance', 'damage'])

/** The order of the table: by a column, and whether in its usual direction. */
export interface Order {
  readonly by: Column
  readonly isReversed: boolean
}

export const DEFAULT_ORDER: Order = { by: 'cr', isReversed: false }

/** Whether the highest value comes first. */
export const isDescending = ({ by, isReversed }: Order): boolean => HIGHEST_FIRST.has(by) !== isReversed

/** The order after a press on the head of a column: the second press turns it around. */
export const pressed = (order: Order, by: Column): Order => ({
  by,
  isReversed: order.by === by && !order.isReversed,
})

/** Reads an order as the URL has it: `damage`, or `-damage` for the other direction. */
export function readOrder(text: string): Order {
  const by = COLUMNS.find((column) => column === text.replace(/^-/u, ''))
  return by ? { by, isReversed: text.startsWith('-') } : DEFAULT_ORDER
}

/** Writes an order for the URL; the usual one is empty. */
export function writeOrder({ by, isReversed }: Order): string {
  if (by === DEFAULT_ORDER.by && !isReversed) return ''
  return isReversed ? `-${by}` : by
}

/** The rows in an order; rows with the same value are by Challenge Rating, then by name. */
export function inOrder<Row extends KnownRow>(
  rows: readonly Row[],
  order: Order,
  compare: (name: string, other: string) => number,
): readonly Row[] {
  const { by } = order
  const sign = isDescending(order) ? -1 : 1
  const difference = (a: Row, b: Row): number => {
    if (by === 'name') return compare(a.name, b.name)
    return a[by] === b[by] ? 0 : a[by] - b[by]
  }
  return rows.toSorted((a, b) => sign * difference(a, b) || a.cr - b.cr || compare(a.name, b.name))
}
