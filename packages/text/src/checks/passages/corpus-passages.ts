import type { Corpus, Sources, StringsFile, YamlDocument } from '../../corpus/index.ts'
import type { Locale } from '../../language/index.ts'
import { entryPassages } from './entry-passages.ts'
import { maskString } from './mask-string.ts'
import type { Passage, PassageKind } from './passage.ts'
import { valuePositions } from './value-positions.ts'

/** The passage of a value in YAML. */
function yamlPassage(
  sources: Pick<Sources, 'texts'>,
  { file, document }: { readonly file: string; readonly document: YamlDocument },
  where: { readonly locale: Locale; readonly kind: PassageKind; readonly path: readonly string[] },
  value: string,
): Passage {
  const { locale, kind, path } = where
  const source = sources.texts.get(file) ?? ''
  const spelled = valuePositions(
    value,
    source,
    () => document.rangeAt(path),
    () => document.at(path),
  )
  return { file, locale, kind, key: path.join('.'), ...spelled }
}

function* termPassages(sources: Pick<Sources, 'texts' | 'termFiles'>, locale: Locale): Iterable<Passage> {
  for (const term of sources.termFiles.flatMap(({ terms }) => terms)) {
    const forms = term.forms[locale]
    if (!forms) continue
    const lists = { aliases: forms.aliases ?? [], avoid: forms.avoid ?? [] }
    const say = (kind: PassageKind, path: readonly string[], value: string): Passage =>
      yamlPassage(sources, term, { locale, kind, path: [term.id, locale, ...path] }, value)
    yield say('term', ['name'], forms.name)
    if (forms.abbreviation !== undefined) yield say('term', ['abbreviation'], forms.abbreviation)
    for (const [index, form] of lists.aliases.entries()) yield say('term', ['aliases', String(index)], form)
    for (const [index, form] of lists.avoid.entries()) yield say('avoided', ['avoid', String(index)], form)
  }
}

function* bookPassages(sources: Pick<Sources, 'texts' | 'bookFiles'>, locale: Locale): Iterable<Passage> {
  for (const { book } of sources.bookFiles) {
    if (!book) continue
    const parts = [
      { path: [], part: book },
      ...book.chapters.map((part, index) => ({ path: ['chapters', String(index)], part })),
    ]
    for (const { path, part } of parts) {
      for (const name of ['title', 'introduction'] as const) {
        const value = part[name]?.[locale]
        if (value === undefined) continue
        yield yamlPassage(sources, book, { locale, kind: 'book', path: [...path, name, locale] }, value)
      }
    }
  }
}

/** The passages of a file of strings, with placeholders and quoted Markdown masked. */
export function* stringPassages({
  file,
  locale,
  namespace,
  strings,
  text,
  rangeAt,
  at,
}: StringsFile): Iterable<Passage> {
  for (const [key, value] of strings) {
    const spelled = valuePositions(
      value,
      text,
      () => rangeAt(key),
      () => at(key),
    )
    yield { file, locale, kind: 'string', key, ...spelled, text: maskString(value, namespace === 'findings') }
  }
}

const readPassages = (corpus: Corpus, locale: Locale): readonly Passage[] => [
  ...corpus.entries.filter((entry) => entry.locale === locale).flatMap(entryPassages),
  ...termPassages(corpus, locale),
  ...bookPassages(corpus, locale),
  ...corpus.stringsFiles.filter((file) => file.locale === locale).flatMap((file) => [...stringPassages(file)]),
]

const known = new WeakMap<Corpus, Map<Locale, readonly Passage[]>>()

/** All passages of a corpus in one language, cached. */
export function passagesIn(corpus: Corpus, locale: Locale): readonly Passage[] {
  const byLanguage = known.get(corpus) ?? new Map<Locale, readonly Passage[]>()
  known.set(corpus, byLanguage)
  const passages = byLanguage.get(locale) ?? readPassages(corpus, locale)
  byLanguage.set(locale, passages)
  return passages
}
