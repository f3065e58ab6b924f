import { rightForms, type SourceEntry, type StringsFile } from '../corpus/index.ts'
import type { Severity } from '../findings/index.ts'
import { type Locale, pluralForm, SOURCE_LOCALE } from '../language/index.ts'
import { runningText } from '../markdown/index.ts'
import type { CheckedCorpus } from './checked-corpus.ts'
import { stalenessIn } from './staleness.ts'
import { type TextSize, textSize } from './text-size.ts'

/** The progress of a part of the content in one language. */
export interface Progress {
  /** the id of a book; `terms`, `strings`, or `unshelved` for rules in no book */
  readonly book: string
  /** the id of a chapter of the book; otherwise empty */
  readonly part: string
  /** rules, terms or strings that the language has */
  readonly present: number
  /** those that only other languages have */
  readonly missing: number
  /** segments; `units` is the name in the JSON of `rulestone status` */
  readonly units: number
  /** changes of the English that the translation lacks */
  readonly stale: number
  /** translations that were never confirmed */
  readonly unconfirmed: number
  readonly errors: number
  readonly warnings: number
}

/** Progress with the length of the texts, which is slower to compute. */
export interface MeasuredProgress extends Progress, TextSize {}

const NOTHING: TextSize = { words: 0, characters: 0 }

/** Measures the length of things by their texts. */
type Measure<Size> = <T extends object>(things: readonly T[], textsOf: (thing: T) => readonly string[]) => Size

/** A cache of the sizes of parsed files, which do not change. */
const sizes = new WeakMap<object, TextSize>()

/** Makes a function that sums up the sizes of things, with the cache. */
function measurer(locale: Locale): Measure<TextSize> {
  const size = textSize(locale)
  return (things, textsOf) =>
    things.reduce((total: TextSize, thing) => {
      const own = sizes.get(thing) ?? size(textsOf(thing))
      sizes.set(thing, own)
      return { words: total.words + own.words, characters: total.characters + own.characters }
    }, NOTHING)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

const textsOf = ({ segments, frontMatter }: SourceEntry): string[] => [
  frontMatter?.title ?? '',
  frontMatter?.summary ?? '',
  ...segments.flatMap(({ node }) => (node ? runningText(node).map(({ value }) => value) : [])),
]

/** The keys of strings with their namespaces. All plural forms of a string are one key. */
function keysIn(files: readonly StringsFile[]): Set<string> {
  const keys = files.flatMap(({ namespace, strings }) =>
    Array.from(strings.keys(), (key) => `${namespace} ${pluralForm(key, strings)?.base ?? key}`),
  )
  return new Set(keys)
}

/** Counts findings in files. */
function findingCounter({
  library,
}: CheckedCorpus): (files: Iterable<string>) => Pick<Progress, 'errors' | 'warnings'> {
  const counts = new Map<string, number>()
  for (const { file, severity } of library.findings) {
    counts.set(`${severity} ${file}`, (counts.get(`${severity} ${file}`) ?? 0) + 1)
  }
  return (files) => {
    const distinct = [...new Set(files)]
    const of = (severity: Severity): number => sum(distinct.map((file) => counts.get(`${severity} ${file}`) ?? 0))
    return { errors: of('error'), warnings: of('warning') }
  }
}

/** The chapters of the books with their entries, and last the entries in no book. */
function chapters({ corpus, library }: CheckedCorpus): { book: string; part: string; entries: readonly string[] }[] {
  const shelved = library.books.flatMap((book) =>
    book.chapters.map(({ id, entries }) => ({ book: book.id, part: id, entries })),
  )
  const known = new Set(shelved.flatMap(({ entries }) => entries))
  const rest = [...corpus.groups.keys()].filter((id) => !known.has(id))
  return rest.length === 0 ? shelved : [...shelved, { book: 'unshelved', part: '', entries: rest }]
}

/** How many changes of the English a translation lacks; one if it is unknown. */
export function staleChanges({ corpus }: CheckedCorpus, entry: SourceEntry): number {
  const staleness = stalenessIn(corpus).get(entry)
  return staleness?.state === 'stale' ? (staleness.changes?.length ?? 1) : 0
}

function progressWith<Size>(content: CheckedCorpus, locale: Locale, measure: Measure<Size>): (Progress & Size)[] {
  const { groups, terms, stringsFiles } = content.corpus
  const staleness = stalenessIn(content.corpus)
  const findings = findingCounter(content)
  const rules = chapters(content).map(({ book, part, entries }): Progress & Size => {
    const known = entries.flatMap((id) => groups.get(id) ?? [])
    const present = known.flatMap((group) => group[locale] ?? [])
    return {
      book,
      part,
      present: present.length,
      missing: known.length - present.length,
      ...measure(present, textsOf),
      units: sum(present.map(({ segments }) => segments.length)),
      stale: sum(present.map((entry) => staleChanges(content, entry))),
      unconfirmed: present.filter((entry) => staleness.get(entry)?.state === 'unconfirmed').length,
      ...findings(present.map(({ file }) => file)),
    }
  })
  const whole = { part: '', stale: 0, unconfirmed: 0 }
  const named = [...terms.values()].flatMap(({ forms }) => (forms[locale] ? [forms[locale]] : []))
  const own = stringsFiles.filter((file) => file.locale === locale)
  const source = stringsFiles.filter((file) => file.locale === SOURCE_LOCALE)
  const keys = keysIn(own)
  return [
    ...rules,
    {
      ...whole,
      book: 'terms',
      present: named.length,
      missing: terms.size - named.length,
      ...measure(named, rightForms),
      units: named.length,
      ...findings([...terms.values()].map(({ file }) => file)),
    },
    {
      ...whole,
      book: 'strings',
      present: keys.size,
      missing: [...keysIn(source)].filter((key) => !keys.has(key)).length,
      ...measure(own, ({ strings }) => [...strings.values()]),
      units: keys.size,
      ...findings(own.map(({ file }) => file)),
    },
  ]
}

/** The progress of a language by chapter, then of terms and strings. */
export const progress = (content: CheckedCorpus, locale: Locale): Progress[] =>
  progressWith(content, locale, () => ({}))

/** `progress` with the length of each part. */
export const measuredProgress = (content: CheckedCorpus, locale: Locale): MeasuredProgress[] =>
  progressWith(content, locale, measurer(locale))
