import type { FindingValues, Fix, Place, Problem, Range } from '../../findings/index.ts'
import type { Locale } from '../../language/index.ts'
import type { Directive } from '../../markdown/index.ts'

/** The kind of a passage. */
export type PassageKind =
  | 'title'
  | 'alias'
  | 'summary'
  | 'trigger'
  | 'material'
  | 'heading'
  | 'paragraph'
  | 'item'
  | 'cell'
  | 'term'
  | 'avoided'
  | 'book'
  | 'string'

/** A text that readers see, with its positions in the file. */
export interface Passage {
  readonly file: string
  readonly locale: Locale
  readonly kind: PassageKind
  /** without markup; `\ufffc` replaces each directive, and each character of a placeholder */
  readonly text: string
  /** the key of its segment or string */
  readonly key: string
  /** the directive that the character at an index replaces; only in the body of an entry */
  readonly directiveAt?: (index: number) => Directive | undefined
  /** the position of the character at an index */
  place(index: number): Place
  /** the range of the file with exactly this part of the text, if there is one */
  range(start: number, end: number): Range | undefined
}

/** An objection to a part of a passage, with a replacement if it is certain. */
export interface Found<Code extends string> {
  readonly code: Code
  readonly start: number
  readonly end: number
  readonly values?: FindingValues
  readonly instead?: string
}

/** The problem for an objection; by default its value `got` is the part of the text. */
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

/** The matches of a pattern in a text; fast if there are none. */
export const matchesIn = (text: string, pattern: RegExp): readonly RegExpExecArray[] =>
  text.search(pattern) === -1 ? NONE : Array.from(text.matchAll(pattern))

/** The objections to the matches of a pattern. */
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
