import { type Marked, rangesOf } from './mark.ts'

/** The length of a snippet in characters, and the number before the first highlight. */
const WIDTH = 110
const LEAD = 30
const GAP = /[\s，。；：、（]/u

/** The position near another one at which no word is cut: after a space or comma if there is one close by. */
function wordStart(text: string, at: number): number {
  if (at <= 0) return 0
  for (let near = at; near < at + 15 && near < text.length; near += 1) {
    if (GAP.test(text.charAt(near))) return near + 1
  }
  let start = at
  while (start < text.length && /\p{M}/u.test(text.charAt(start))) start += 1
  return start
}

/** What separates the cells of a table, whose rows are lines. */
const CELL = ' · '

/** The row of a table with the first match, each cell with the heading of its column: “Cover: Half · AC: +2”. */
function rowOf(text: string, parts: readonly string[]): string {
  const rows = text.split('\n')
  const found = rows.find((row) => rangesOf(row, parts).length > 0) ?? rows[0] ?? ''
  const cells = found.split(CELL)
  const heads = (rows.find((row) => row.split(CELL).length === cells.length) ?? '').split(CELL)
  if (cells.length < 2 || heads.join(CELL) === found) return found
  return cells.map((cell, at) => (heads[at] ? `${heads[at]}: ${cell}` : cell)).join(CELL)
}

/** The part of a text around the first match of a query, with the matches highlighted. */
export function snippet(whole: string, parts: readonly string[]): Marked {
  const text = whole.includes('\n') ? rowOf(whole, parts) : whole
  const marks = rangesOf(text, parts)
  const first = marks[0]?.[0] ?? 0
  const isShort = text.length <= WIDTH
  const start = isShort ? 0 : Math.min(wordStart(text, first - LEAD), first)
  let end = isShort ? text.length : Math.min(text.length, start + WIDTH)
  while (end < text.length && /[\p{M}\p{L}]/u.test(text.charAt(end)) && end < start + WIDTH + 12) end += 1
  const before = start > 0 ? '…' : ''
  const after = end < text.length ? '…' : ''
  return {
    text: before + text.slice(start, end) + after,
    marks: marks
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]) => [from - start + before.length, to - start + before.length]),
  }
}
