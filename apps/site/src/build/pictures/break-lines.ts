import type { Locale } from '@rulestone/text'

/** Characters that cannot begin a line: closing punctuation, and characters that belong to the word before. */
const CANNOT_BEGIN_LINE = /^[\p{Pe}\p{Pf}\p{Pd}\p{Po}\p{M}%ๆฯ的]/u
/** Characters that cannot end a line: opening punctuation. */
const CANNOT_END_LINE = /[\p{Ps}\p{Pi}]$/u
/** Characters that end a phrase. */
const ENDS_PHRASE = /[\s\p{Po}]$/u
const CLOSES = /[\s\p{Pe}\p{Pf}\p{Po}—]$/u
/** Scripts that are written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Thai}]/u
/** A number is not separated from what it counts, nor from the word that it numbers. */
const COUNTS = /\d\s?$/u
const IS_COUNTED = /(?:^|\P{L})\p{Lu}{2,} $/u

/** Whether a line may end between two words. */
function mayBreak(before: string, after: string): boolean {
  if (CANNOT_BEGIN_LINE.test(after) || CANNOT_END_LINE.test(before) || COUNTS.test(before)) return false
  if (IS_COUNTED.test(before) && /^\d/u.test(after)) return false
  return CLOSES.test(before) || UNSPACED.test(before.at(-1) ?? '') || UNSPACED.test(after)
}

/** The indexes at which the words of a text begin; a name counts as one word. */
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
 * Splits a text into the parts that stay on one line: words with their punctuation. Joined, they are the text.
 *
 * @param names names that must not be broken
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

/** The drawn width of a text. */
export type Measure = (text: string) => number

/** The cost of a line that ends inside a phrase; an empty line costs 1. */
const INSIDE_A_PHRASE = 0.03

/** The best way to break the first parts of a text. */
interface Way {
  readonly cost: number
  /** the index of the first part of each line */
  readonly starts: readonly number[]
}

/**
 * Breaks a text into as few lines as possible, of similar length, preferably between phrases.
 *
 * @param parts texts that stay on one line; one that is wider than `width` gets a line of its own
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
