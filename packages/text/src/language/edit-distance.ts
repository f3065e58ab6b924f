/** How far two texts are apart, and how far the first is from a prefix of the second. */
export interface Distances {
  readonly whole: number
  readonly prefix: number
}

/**
 * The typing errors between what was typed and a name (optimal string alignment): an inserted, deleted or replaced
 * character counts one, and so do two that are swapped. Stops early; counts above `most` are `most + 1`.
 *
 * @param most 1 or more
 * @example
 * editDistances('blidned', 'blinded', 2) // => { whole: 1, prefix: 1 }
 * editDistances('oportunity', 'opportunityattack', 2) // => { whole: 3, prefix: 1 }
 */
export function editDistances(typed: string, name: string, most: number): Distances {
  const far = most + 1
  const columns = Math.min(name.length, typed.length + most)
  const size = columns + 1
  // Three rows of the table in turn: two before, one before, this one.
  const table = new Int16Array(3 * size)
  for (let column = 0; column <= columns; column += 1) table[column] = column
  const last = (typed.length % 3) * size
  for (let row = 1; row <= typed.length; row += 1) {
    const character = typed.charCodeAt(row - 1)
    const before = typed.charCodeAt(row - 2)
    const line = (row % 3) * size
    const above = ((row - 1) % 3) * size
    const twoAbove = ((row + 1) % 3) * size
    table[line] = row
    let least = row
    for (let column = 1; column <= columns; column += 1) {
      const other = name.charCodeAt(column - 1)
      let count = table[above + column - 1] ?? far
      if (character !== other) {
        count = Math.min(count, table[above + column] ?? far, table[line + column - 1] ?? far) + 1
        const isSwap = character === name.charCodeAt(column - 2) && before === other
        if (isSwap && row > 1 && column > 1) count = Math.min(count, (table[twoAbove + column - 2] ?? far) + 1)
      }
      table[line + column] = count
      if (count < least) least = count
    }
    if (least > most) return { whole: far, prefix: far }
  }
  let prefix = far
  for (let column = 0; column <= columns; column += 1) prefix = Math.min(prefix, table[last + column] ?? far)
  return { whole: name.length > columns ? far : Math.min(table[last + columns] ?? far, far), prefix }
}
