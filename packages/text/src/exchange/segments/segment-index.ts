import { type Corpus, sameHash } from '../../corpus/index.ts'
import { type Locale, SOURCE_LOCALE } from '../../language/index.ts'
import type { ExchangeUnit } from '../exchange.ts'
import type { Imported } from '../imported.ts'
import { type Inline, sameInline, tidy } from '../inline.ts'
import {
  type EntryToTranslate,
  type EntryUnit,
  entryToTranslate,
  fileIn,
  type PreviousEnglish,
} from './entry-segments.ts'
import { type StringsToTranslate, type StringUnit, stringsFileIn, stringsOf } from './string-segments.ts'

/** A unit with the file that it belongs to. */
export type Home =
  | { readonly sort: 'entry'; readonly file: string; readonly entry: EntryToTranslate; readonly unit: EntryUnit }
  | { readonly sort: 'strings'; readonly file: string; readonly strings: StringsToTranslate; readonly unit: StringUnit }

/** Every entry and file of strings of a content folder, for translators of a language. */
export interface Translatable {
  readonly entries: readonly EntryToTranslate[]
  readonly strings: readonly StringsToTranslate[]
}

/** All that can be translated into a language. */
export const translatable = (corpus: Corpus, locale: Locale, previous?: PreviousEnglish): Translatable => ({
  entries: Array.from(corpus.groups.values()).flatMap(({ [SOURCE_LOCALE]: english }) =>
    english?.frontMatter ? [entryToTranslate(english, locale, corpus, previous)] : [],
  ),
  strings: stringsOf(corpus.stringsFiles, locale),
})

/** The path of the translation of an entry. */
export const translatedFile = ({ english, translated }: EntryToTranslate, locale: Locale): string =>
  translated?.file ?? fileIn(english.file, locale)

/** Why an imported unit has no home. */
export type Homeless = 'changed' | 'gone'

/** Finds the units that imported ones belong to. */
export interface UnitIndex {
  /** several where the file has lost the ids and two units say the same in English */
  find(imported: Imported): readonly Home[] | Homeless
  /** the unit with an id */
  homeOf(id: string): Home | undefined
}

const entryOf = (id: string): string => id.slice(0, id.indexOf('#'))

/** Whether the words of a source are those of a unit. A tool may have touched the spacing. */
const saysTheSame = (source: readonly Inline[], { source: { content } }: ExchangeUnit): boolean =>
  sameInline(tidy(source), tidy(content))

/** Makes an index of all that can be translated into a language. */
export function indexUnits({ entries, strings }: Translatable, corpus: Corpus, locale: Locale): UnitIndex {
  const homes: Home[] = [
    ...entries.flatMap((entry) =>
      entry.units.map((unit): Home => ({ sort: 'entry', file: translatedFile(entry, locale), entry, unit })),
    ),
    ...strings.flatMap((one) =>
      one.units.map((unit): Home => {
        const file = stringsFileIn(one.english.namespace, locale)
        return { sort: 'strings', file, strings: one, unit }
      }),
    ),
  ]
  const byId = new Map(homes.map((home) => [home.unit.id, home]))
  const byHash = new Map<string, Home[]>()
  const bySource = new Map<string, Home[]>()
  const sourceKey = (content: readonly Inline[]): string =>
    JSON.stringify(tidy(content), (name, value) => (name === 'text' ? '' : value))
  for (const home of homes) {
    const { id, hash, source } = home.unit
    const key = `${entryOf(id)} ${hash}`
    byHash.set(key, [...(byHash.get(key) ?? []), home])
    bySource.set(sourceKey(source.content), [...(bySource.get(sourceKey(source.content)) ?? []), home])
  }
  const equivalences = corpus.equivalenceFiles.flatMap(({ items }) => items)
  const sameAs = (id: string): ((hash: string) => string) =>
    sameHash(equivalences.filter(({ entry }) => entry === entryOf(id)))

  /** A unit whose words have moved to another place of its entry. */
  const moved = (id: string, hash: string, source: readonly Inline[]): readonly Home[] | undefined => {
    const found = (byHash.get(`${entryOf(id)} ${hash}`) ?? []).filter(({ unit }) => saysTheSame(source, unit))
    return found.length === 1 ? found : undefined
  }

  return {
    homeOf: (id) => byId.get(id),
    find({ id, hash, source }) {
      if (id === undefined) return bySource.get(sourceKey(source)) ?? 'gone'
      const home = byId.get(id)
      if (hash === undefined) return home ? (saysTheSame(source, home.unit) ? [home] : 'changed') : 'gone'
      const same = sameAs(id)
      if (home && same(home.unit.hash) === same(hash)) return [home]
      return moved(id, hash, source) ?? (home ? 'changed' : 'gone')
    },
  }
}
