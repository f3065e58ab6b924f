import type { Output } from '@rulestone/core'

type Drawing = NonNullable<Output['drawing']>

/** The position of a point in a line that gives each square a character and a space before it. */
const place = (at: number): number => (Number.isInteger(at) ? at * 2 : Math.floor(at) * 2 + 1)

const put = (line: string, at: number, sign: string): string =>
  line.padEnd(at).slice(0, at) + sign + line.slice(at + sign.length)

/**
 * A drawing as lines of text: a character for each square, and `+` for the point of origin, between two rows or columns
 * if it is on a line of the grid; below, the meanings of the characters.
 *
 * @param word gives a word of the calculator
 */
export function drawingLines({ rows, legend, origin }: Drawing, word: (id: string) => string): string[] {
  const lines = rows.map((row) => Array.from(row, (sign) => ` ${sign}`).join(''))
  if (origin) {
    const row = Math.floor(origin.y)
    if (Number.isInteger(origin.y)) lines.splice(row, 0, put('', place(origin.x), '+'))
    else lines[row] = put(lines[row] ?? '', place(origin.x), '+')
  }
  return [
    ...lines,
    '',
    ...legend.filter(({ sign }) => rows.join('').includes(sign)).map(({ sign, word: id }) => `${sign}  ${word(id)}`),
    ...(origin ? [`+  ${word(origin.word)}`] : []),
  ]
}
