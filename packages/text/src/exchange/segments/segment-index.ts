import { type Corpus, sameHash } from '../../corpus/index.ts'
import { type Locale, SOURCE_LOCALE } from '../../language/index.ts'
import type { ExchangeSegment } from '../exchange.ts'
import type { Imported } from '../imported.ts'
import { type Inline, sameInline, tidy } from '../inline.ts'
import {
  type EntrySegment,
  type EntryToTranslate,
  entryToTranslate,
  fileIn,
  type PreviousEnglish,
} from './entry-segments.ts'
import { type StringSegment, type StringsToTranslate, stringsFileIn, stringsOf } from './string-segments.ts'

/** A segment with its content file. */
export type Home =
  | { readonly sort: 'entry'; readonly file: string; readonly entry: EntryToTranslate; readonly segment: EntrySegment }
  | {
      readonly sort: 'strings'
      readonly file: string
      readonly strings: StringsToTranslate
      readonly segment: StringSegment
    }

/** The entries and files of strings to translate. */
export interface Translatable {
  readonly entries: readonly EntryToTranslate[]
  readonly strings: readonly StringsToTranslate[]
}

/** Everything that can be translated into a language. */
export const translatable = (corpus: Corpus, locale: Locale, previous?: PreviousEnglish): Translatable => ({
  entries: Array.from(corpus.groups.values()).flatMap(({ [SOURCE_LOCALE]: english }) =>
    english?.frontMatter ? [entryToTranslate(english, locale, corpus, previous)] : [],
  ),
  strings: stringsOf(corpus.stringsFiles, locale),
})

/** The path of the translation of an entry. */
export const translatedFile = ({ english, translated }: EntryToTranslate, locale: Locale): string =>
  translated?.file ?? fileIn(english.file, locale)

/** Why an imported segment matches no segment of the content. */
type Homeless = 'changed' | 'gone'

/** Finds the segments for imported ones. */
export interface SegmentIndex {
  /** several if the ids are lost and two segments have the same English */
  find(imported: Imported): readonly Home[] | Homeless
  /** the segment with an id */
  homeOf(id: string): Home | undefined
}

const entryOf = (id: string): string => id.slice(0, id.indexOf('#'))

/** Whether an imported source is the English of a segment, regardless of spacing. */
const saysTheSame = (source: readonly Inline[], { source: { content } }: ExchangeSegment): boolean =>
  sameInline(tidy(source), tidy(content))

/** Makes an index of the segments to translate. */
export function indexSegments({ entries, strings }: Translatable, corpus: Corpus, locale: Locale): SegmentIndex {
  const homes: Home[] = [
    ...entries.flatMap((entry) =>
      entry.segments.map((segment): Home => ({ sort: 'entry', file: translatedFile(entry, locale), entry, segment })),
    ),
    ...strings.flatMap((one) =>
      one.segments.map((segment): Home => {
        const file = stringsFileIn(one.english.namespace, locale)
        return { sort: 'strings', file, strings: one, segment }
      }),
    ),
  ]
  const byId = new Map(homes.map((home) => [home.segment.id, home]))
  const byHash = new Map<string, Home[]>()
  const bySource = new Map<string, Home[]>()
  const sourceKey = (content: readonly Inline[]): string =>
    JSON.stringify(tidy(content), (name, value) => (name === 'text' ? '' : value))
  for (const home of homes) {
    const { id, hash, source } = home.segment
    const key = `${entryOf(id)} ${hash}`
    byHash.set(key, [...(byHash.get(key) ?? []), home])
    bySource.set(sourceKey(source.content), [...(bySource.get(sourceKey(source.content)) ?? []), home])
  }
  const equivalences = corpus.equivalenceFiles.flatMap(({ items }) => items)
  const sameAs = (id: string): ((hash: string) => string) =>
    sameHash(equivalences.filter(({ entry }) => entry === entryOf(id)))

  /** A segment whose words moved to another place in its entry. */
  const moved = (id: string, hash: string, source: readonly Inline[]): readonly Home[] | undefined => {
    const found = (byHash.get(`${entryOf(id)} ${hash}`) ?? []).filter(({ segment }) => saysTheSame(source, segment))
    return found.length === 1 ? found : undefined
  }

  return {
    homeOf: (id) => byId.get(id),
    find({ id, hash, source }) {
      if (id === undefined) return bySource.get(sourceKey(source)) ?? 'gone'
      const home = byId.get(id)
      if (hash === undefined) return home ? (saysTheSame(source, home.segment) ? [home] : 'changed') : 'gone'
      const same = sameAs(id)
      if (home && same(home.segment.hash) === same(hash)) return [home]
      return moved(id, hash, source) ?? (home ? 'changed' : 'gone')
    },
  }
}
