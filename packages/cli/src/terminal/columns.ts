/** Characters of width 0, which combine with the one before, and characters of width 2. */
const ON_TOP = /[\p{Mn}\p{Me}\p{Cf}]/u
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u

/**
 * The width of a text on a terminal, in columns: 2 for each Chinese character, 0 for Thai vowels and tone marks above
 * and below.
 *
 * @example
 * columnsOf('掩护') // => 4
 * columnsOf('ทอย') // => 3
 * columnsOf('กำบัง') // => 4
 */
export const columnsOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (ON_TOP.test(sign) ? 0 : WIDE.test(sign) ? 2 : 1), 0)

/**
 * Rows of cells as lines with aligned columns, left-aligned or from some column on right-aligned.
 *
 * @param rightFrom the first right-aligned column, counted from 0; by default none
 * @example
 * alignColumns([['掩护', '半身'], ['AC', '15']]) // => ['掩护  半身', 'AC    15']
 * alignColumns([['part', 'rules'], ['Combat', '1']], 1) // => ['part    rules', 'Combat      1']
 */
export function alignColumns(rows: readonly (readonly string[])[], rightFrom = Number.POSITIVE_INFINITY): string[] {
  const widths: number[] = []
  for (const row of rows) {
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, columnsOf(cell))
  }
  return rows.map((row) =>
    row
      .map((cell, index) => {
        const space = ' '.repeat((widths[index] ?? 0) - columnsOf(cell))
        return index < rightFrom ? cell + space : space + cell
      })
      .join('  ')
      .trimEnd(),
  )
}
