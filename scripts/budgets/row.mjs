// A line of the table of budgets.

/**
 * @typedef {object} Row
 * @property {string} what
 * @property {number} measured
 * @property {number} budget the most that it may be
 * @property {number} [ceiling] what `npm test` holds it to while the budget is not met: it must not grow
 * @property {string} unit
 * @property {number} [other] the best of other readers, measured the same way
 */

/** @param {Row} row */
export const isOver = ({ measured, budget }) => !(measured <= budget)

/** @param {Row} row */
export const isOverCeiling = ({ measured, budget, ceiling = budget }) => !(measured <= ceiling)

const cells = (row) => [
  row.what,
  String(row.measured),
  String(row.budget),
  row.unit,
  row.other === undefined ? '' : `[${row.other}]`,
  isOver(row) ? 'OVER' : 'ok',
]

/**
 * Prints rows as a table: what, measured, budget, unit, the best of other readers in brackets, and whether it is kept.
 *
 * @param {readonly Row[]} rows
 */
export function printRows(rows) {
  const lines = [['what', 'measured', 'budget', 'unit', 'other', ''], ...rows.map(cells)]
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)))
  for (const line of lines) {
    const [what, measured, budget, ...rest] = line.map((cell, column) =>
      column === 1 || column === 2 ? cell.padStart(widths[column]) : cell.padEnd(widths[column]),
    )
    console.log([what, measured, budget, ...rest].join('  ').trimEnd())
  }
}
