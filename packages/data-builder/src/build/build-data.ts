import { type Corpus, LANGUAGE_TAGS, LOCALES, type Locale, SOURCE_LOCALE, type Workbench } from '@rulestone/text'
import { CHANGES } from '../changes/index.ts'
import type { Data, Rule } from '../schema/index.ts'
import { buildBooks } from './books.ts'
import { buildCalculators } from './calculators.ts'
import { buildEditions } from './editions.ts'
import { buildFigures } from './figures.ts'
import { headerOf } from './header.ts'
import { ruleMaker } from './rule.ts'
import { SOURCES } from './sources.ts'
import { buildTables } from './tables.ts'
import { buildTerms } from './terms.ts'
import { type Words, wordsOf } from './words.ts'

/** Where the data is published. */
export interface DataOptions {
  /** the URL of the site with its base path, without a trailing slash */
  readonly site: string
}

/** The name of each language in itself. */
const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', zh: '中文', th: 'ไทย' }

/** Current ids by former ids. */
const movedIds = ({ movedFiles }: Corpus): ReadonlyMap<string, string> =>
  new Map(movedFiles.flatMap(({ ids }) => Array.from(ids)))

/** Every rule in every language that it has, by language and id. */
export const buildRules = (workbench: Workbench, options: DataOptions): Rule[] =>
  rulesOf(workbench, options, wordsOf(workbench.library))

function rulesOf({ library, corpus }: Workbench, { site }: DataOptions, words: Words): Rule[] {
  const rule = ruleMaker({
    library,
    site,
    moved: movedIds(corpus),
    calculatorTitle: (locale, id) => words.of(locale, 'calculators')(`${id}.title`),
  })
  const ids = Array.from(library.entries.keys()).sort()
  return LOCALES.flatMap((locale) =>
    ids.flatMap((id) => {
      const entry = library.entries.get(id)?.[locale]
      return entry ? [rule(entry)] : []
    }),
  )
}

/** Everything that is known about the rules, as plain data: the content of the bulk file. */
export function buildData(workbench: Workbench, options: DataOptions): Data {
  const { library, corpus } = workbench
  const words = wordsOf(library)
  const rules = rulesOf(workbench, options, words)
  const english = rules.filter(({ language }) => language === SOURCE_LOCALE)
  return {
    ...headerOf(options.site, 'all'),
    languages: LOCALES.map((id) => ({ id, tag: LANGUAGE_TAGS[id], name: LANGUAGE_NAMES[id] })),
    editions: buildEditions(words),
    sources: [...SOURCES],
    books: buildBooks(library),
    terms: buildTerms(library),
    tables: buildTables(rules, words),
    figures: buildFigures(english, words),
    calculators: buildCalculators(library, english, words),
    moved: Array.from(movedIds(corpus), ([from, to]) => ({ from, to })),
    changes: [...CHANGES],
    rules,
  }
}
