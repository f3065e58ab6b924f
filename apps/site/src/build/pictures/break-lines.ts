import type { Locale } from '@rulestone/text'

/** What begins no line: closing signs, and what belongs to the word before. */
const CLINGS = /^[\p{Pe}\p{Pf}\p{Pd}\p{Po}\p{M}%ๆฯ的]/u
/** What ends no line: opening signs. */
const OPENS = /[\p{Ps}\p{Pi}]$/u
/** What ends a phrase, and what a line may end with besides. */
const ENDS_PHRASE = /[\s\p{Po}]$/u
const CLOSES = /[\s\p{Pe}\p{Pf}\p{Po}—]$/u
/** Scripts that are written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Thai}]/u
/** A number stays with what it counts, and with what it is the number of. */
const COUNTS = /\d\s?$/u
const IS_COUNTED = /(?:^|\P{L})\p{Lu}{2,} $/u

/** Whether a line may end between two words. */
function mayBreak(before: string, after: string): boolean {
  if (CLINGS.test(after) || OPENS.test(before) || COUNTS.test(before)) return false
  if (IS_COUNTED.test(before) && /^\d/u.test(after)) return false
  return CLOSES.test(before) || UNSPACED.test(before.at(-1) ?? '') || UNSPACED.test(after)
}

/** Where the words of a text begin; a name counts as one word. */
function wordStarts(text: string, locale: Locale, names: readonly string[]): number[] {
  const words = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)
  const starts = new Set(Array.from(words, ({ index }) => index).concat(text.length))
  for (const name of names) {
    for (let from = text.indexOf(name); from >= 0; from = text.indexOf(name, from + 1)) {
      const to = from + name.length
      if (!starts.has(from) || !starts.has(to)) continue
      for (let inside = from + 1; inside < to; inside += 1) starts.delete(inside)
    }
  }
  return Array.from(starts).sort((a, b) => a - b)
}

/**
 * What of a text stays on one line: words with their signs. Together they are the text.
 *
 * @param names what is not to be broken inside
 * @example
 * unbroken('半身掩护（DC 15）。', 'zh') // => ['半身', '掩护', '（DC 15）。']
 */
export function unbroken(text: string, locale: Locale, names: readonly string[] = []): string[] {
  const starts = wordStarts(text, locale, names)
  const parts: string[] = []
  for (const [index, start] of starts.slice(0, -1).entries()) {
    const word = text.slice(start, starts[index + 1])
    const last = parts.at(-1)
    if (last === undefined || (word.trim() !== '' && mayBreak(last, word))) parts.push(word)
    else parts[parts.length - 1] = last + word
  }
  return parts
}

/** How wide a text is when it is drawn. */
export type Measure = (text: string) => number

/** What a line costs that ends inside a phrase; one that is empty costs 1. */
const INSIDE_A_PHRASE = 0.03

/** The best way to break the first parts of a text. */
interface Way {
  readonly cost: number
  /** where each line begins, by the number of its first part */
  readonly starts: readonly number[]
}

/**
 * Breaks a text into few lines, about equally long, and rather between phrases than inside them.
 *
 * @param parts what stays on one line; one that is wider than the width has a line of its own
 * @example
 * breakLines(['one ', 'two ', 'three ', 'four'], 14, (text) => text.length) // => ['one two', 'three four']
 */
export function breakLines(parts: readonly string[], width: number, measure: Measure): string[] {
  const widths = parts.map(measure)
  const space = measure(' ')
  const ways: Way[] = [{ cost: 0, starts: [] }]
  for (const [index, part] of parts.entries()) {
    const isInside = index < parts.length - 1 && !ENDS_PHRASE.test(part)
    let best: Way = { cost: Number.POSITIVE_INFINITY, starts: [] }
    let wide = part.endsWith(' ') ? -space : 0
    for (let start = index; start >= 0; start -= 1) {
      wide += widths[start] ?? 0
      if (wide > width && start < index) break
      const { cost, starts } = ways[start] ?? best
      const all = cost + (1 - wide / width) ** 2 + (isInside ? INSIDE_A_PHRASE : 0)
      if (all < best.cost) best = { cost: all, starts: [...starts, start] }
    }
    ways.push(best)
  }
  const starts = ways.at(-1)?.starts ?? []
  return starts.map((start, line) =>
    parts
      .slice(start, starts[line + 1])
      .join('')
      .trimEnd(),
  )
}
