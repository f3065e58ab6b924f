import { foldWithOrigins } from './fold.ts'

/** A text with highlighted ranges, in UTF-16 units; the end is exclusive. */
export interface Marked {
  readonly text: string
  readonly marks: readonly (readonly [start: number, end: number])[]
}

const LETTER = /[a-z0-9]/u

/** Characters beyond this take two UTF-16 units. */
const LAST_IN_ONE_UNIT = 0xffff

/** The ranges of a text whose folded form matches some parts. */
export function rangesOf(text: string, parts: readonly string[]): [number, number][] {
  const { text: folded, origins } = foldWithOrigins(text)
  const ranges: [number, number][] = []
  for (const part of parts) {
    if (part === '') continue
    for (let at = folded.indexOf(part); at !== -1; at = folded.indexOf(part, at + part.length)) {
      if (LETTER.test(part.charAt(0)) && part.length < 4 && LETTER.test(folded.charAt(at - 1))) continue
      const start = origins[at] ?? 0
      const last = origins[at + part.length - 1] ?? start
      ranges.push([start, last + ((text.codePointAt(last) ?? 0) > LAST_IN_ONE_UNIT ? 2 : 1)])
    }
  }
  ranges.sort(([a], [b]) => a - b)
  const merged: [number, number][] = []
  for (const [start, end] of ranges) {
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}

/** A text with the parts of a query highlighted, which are looked up when they are read: most results are only counted. */
export const mark = (text: string, parts: readonly string[]): Marked => ({
  text,
  get marks() {
    return rangesOf(text, parts)
  },
})
