import type { Corpus, Sources, StringsFile, YamlDocument } from '../../corpus/index.ts'
import type { Locale } from '../../language/index.ts'
import { entrySaid } from './entry-passages.ts'
import { maskString } from './mask-string.ts'
import type { Said, SaidKind } from './passage.ts'
import { spelledOut } from './value-positions.ts'

/** A value of YAML as a text that is said. */
function yamlSaid(
  sources: Pick<Sources, 'texts'>,
  { file, document }: { readonly file: string; readonly document: YamlDocument },
  where: { readonly locale: Locale; readonly kind: SaidKind; readonly path: readonly string[] },
  value: string,
): Said {
  const { locale, kind, path } = where
  const source = sources.texts.get(file) ?? ''
  const spelled = spelledOut(
    value,
    source,
    () => document.rangeAt(path),
    () => document.at(path),
  )
  return { file, locale, kind, key: path.join('.'), ...spelled }
}

function* termsSaid(sources: Pick<Sources, 'texts' | 'termFiles'>, locale: Locale): Iterable<Said> {
  for (const term of sources.termFiles.flatMap(({ terms }) => terms)) {
    const forms = term.forms[locale]
    if (!forms) continue
    const lists = { aliases: forms.aliases ?? [], avoid: forms.avoid ?? [] }
    const say = (kind: SaidKind, path: readonly string[], value: string): Said =>
      yamlSaid(sources, term, { locale, kind, path: [term.id, locale, ...path] }, value)
    yield say('term', ['name'], forms.name)
    if (forms.abbreviation !== undefined) yield say('term', ['abbreviation'], forms.abbreviation)
    for (const [index, form] of lists.aliases.entries()) yield say('term', ['aliases', String(index)], form)
    for (const [index, form] of lists.avoid.entries()) yield say('avoided', ['avoid', String(index)], form)
  }
}

function* booksSaid(sources: Pick<Sources, 'texts' | 'bookFiles'>, locale: Locale): Iterable<Said> {
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
        yield yamlSaid(sources, book, { locale, kind: 'book', path: [...path, name, locale] }, value)
      }
    }
  }
}

/** The strings of a file; what they quote is covered. */
export function* stringsSaid({ file, locale, namespace, strings, text, rangeAt, at }: StringsFile): Iterable<Said> {
  for (const [key, value] of strings) {
    const spelled = spelledOut(
      value,
      text,
      () => rangeAt(key),
      () => at(key),
    )
    yield { file, locale, kind: 'string', key, ...spelled, text: maskString(value, namespace === 'findings') }
  }
}

const readPassages = (corpus: Corpus, locale: Locale): readonly Said[] => [
  ...corpus.entries.filter((entry) => entry.locale === locale).flatMap(entrySaid),
  ...termsSaid(corpus, locale),
  ...booksSaid(corpus, locale),
  ...corpus.stringsFiles.filter((file) => file.locale === locale).flatMap((file) => [...stringsSaid(file)]),
]

const known = new WeakMap<Corpus, Map<Locale, readonly Said[]>>()

/** Every passage of a corpus in one language; each language is read when it is first asked for. */
export function passagesIn(corpus: Corpus, locale: Locale): readonly Said[] {
  const byLanguage = known.get(corpus) ?? new Map<Locale, readonly Said[]>()
  known.set(corpus, byLanguage)
  const passages = byLanguage.get(locale) ?? readPassages(corpus, locale)
  byLanguage.set(locale, passages)
  return passages
}
