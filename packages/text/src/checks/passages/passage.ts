import type { FindingValues, Fix, Place, Problem, Range } from '../../findings/index.ts'
import type { Locale } from '../../language/index.ts'
import type { Directive } from '../../markdown/index.ts'

/** What sort of text is said: a part of an entry, or a name or sentence elsewhere. */
export type PassageKind =
  | 'title'
  | 'alias'
  | 'summary'
  | 'heading'
  | 'paragraph'
  | 'item'
  | 'cell'
  | 'term'
  | 'avoided'
  | 'book'
  | 'string'

/** A text in one language that readers see, and where it stands. */
export interface Passage {
  readonly file: string
  readonly locale: Locale
  readonly kind: PassageKind
  /** the words without their markup; `\ufffc` stands for each directive, and for every sign of a placeholder */
  readonly text: string
  /** in an entry, the key of its segment; in strings, the key of the string */
  readonly key: string
  /** in the body of an entry, the directive that the sign at an index stands for */
  readonly directiveAt?: (index: number) => Directive | undefined
  /** the place of the sign at an index */
  place(index: number): Place
  /** the stretch of the file that spells out a stretch of the words, where one does */
  range(start: number, end: number): Range | undefined
}

/** Something found in a text: from where to where, and what to put there instead, where that is certain. */
export interface Found<Code extends string> {
  readonly code: Code
  readonly start: number
  readonly end: number
  readonly values?: FindingValues
  readonly instead?: string
}

/** A problem with a stretch of a text; its value `got` is the stretch unless given. */
export function problemIn<Code extends string>(passage: Passage, found: Found<Code>): Problem<Code> {
  const { code, start, end, values, instead } = found
  const range = instead === undefined ? undefined : passage.range(start, end)
  const fix: Fix | undefined = range && instead !== undefined ? { ...range, text: instead } : undefined
  return {
    file: passage.file,
    ...passage.place(start),
    code,
    values: { got: passage.text.slice(start, end), ...values },
    ...(fix && { fix }),
  }
}

const NONE: readonly never[] = []

/** The matches of a pattern in a text; nearly every text has none, which is told without a copy of the pattern. */
export const matchesIn = (text: string, pattern: RegExp): readonly RegExpExecArray[] =>
  text.search(pattern) === -1 ? NONE : Array.from(text.matchAll(pattern))

/** The matches of a pattern in a text, as what was found there. */
export const findAll = <Code extends string>(
  { text }: Passage,
  pattern: RegExp,
  make: (match: RegExpExecArray) => Omit<Found<Code>, 'start' | 'end'> | undefined,
): readonly Found<Code>[] => {
  const matches = matchesIn(text, pattern)
  if (matches.length === 0) return NONE
  return matches.flatMap((match) => {
    const found = make(match)
    return found ? [{ ...found, start: match.index, end: match.index + match[0].length }] : []
  })
}
