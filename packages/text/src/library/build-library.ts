import type { CheckContext } from '../checks/framework/check.ts'
import { excuse } from '../checks/framework/excuse.ts'
import { type Checked, contextAfter, runChecks } from '../checks/framework/run-checks.ts'
import { compileBlocks } from '../compile/compile-blocks.ts'
import type { CompileContext } from '../compile/context.ts'
import { type LinkBuilder, siteLinks } from '../compile/link-builder.ts'
import { type CheckOptions, makeContext } from '../corpus/corpus.ts'
import type { SourceFrontMatter } from '../corpus/front-matter.ts'
import { ID_PATTERN } from '../corpus/ids.ts'
import type { SourceEntry } from '../corpus/source-entry.ts'
import { readSources, type Sources } from '../corpus/sources.ts'
import type { RawFile } from '../corpus/text-file.ts'
import { UNITS_NAMESPACE } from '../corpus/unit-words.ts'
import { compareFindings } from '../findings/finding.ts'
import { type ByLocale, byLocale, SOURCE_LOCALE } from '../language/locale.ts'
import type { Namespaces } from '../language/strings.ts'
import { createTranslator } from '../language/translator.ts'
import { staleUnits } from '../translation/stale-segments.ts'
import type { Entry } from './entry.ts'
import type { Library } from './library.ts'

/** How a library is built. */
export interface LibraryOptions extends CheckOptions {
  /** where links lead; into the site at the root of its address unless given */
  readonly links?: LinkBuilder
  /** what was built from the same folder before; files that have not changed since are not parsed again */
  readonly previous?: Workbench
}

/** An entry in one language; nothing where its own front matter or that of the English cannot be read. */
function compileEntry(
  source: SourceEntry | undefined,
  english: SourceFrontMatter | undefined,
  compile: CompileContext,
  context: CheckContext,
): Entry | undefined {
  if (!source?.frontMatter || !english) return undefined
  const { id, locale, file, chapter, frontMatter, headings, blocks, hash } = source
  const { title, aliases, summary } = frontMatter
  const { kind, ruleset, source: references, related, counterparts } = english
  const translation = frontMatter.sort === 'translated' ? frontMatter.translation : undefined
  return {
    id,
    locale,
    file,
    title,
    aliases,
    summary,
    kind,
    ruleset,
    source: references,
    related,
    counterparts,
    chapter,
    headings: headings.flatMap(({ id: heading, depth, text }) =>
      heading !== undefined && ID_PATTERN.test(heading) ? { id: heading, depth, text } : [],
    ),
    blocks: compileBlocks(blocks, compile),
    hash,
    staleUnits: staleUnits(source, context),
    ...(translation && { translation }),
  }
}

const namespacesOf = ({ stringsFiles }: Sources): ByLocale<Namespaces> =>
  byLocale((locale) =>
    Object.fromEntries(
      stringsFiles.filter((file) => file.locale === locale).map(({ namespace, tree }) => [namespace, tree]),
    ),
  )

const termsOf = ({ terms }: CheckContext): Library['terms'] =>
  new Map([...terms].map(([id, { part, file, forms }]) => [id, { id, part, file, forms }]))

const booksOf = ({ bookFiles }: Sources): Library['books'] =>
  bookFiles
    .flatMap(({ book }) => {
      if (!book) return []
      const { id, title, introduction, order, chapters, file } = book
      return [{ id, title, ...(introduction && { introduction }), order, chapters, file }]
    })
    .sort((a, b) => a.order - b.order)

/** A library with the texts that it was built from. */
export interface Workbench {
  readonly library: Library
  /** the entries as they were written, and what their translations were confirmed against */
  readonly context: CheckContext
  /** what each check found; what the next reading of the same folder begins with */
  readonly checked: Checked
  readonly links: LinkBuilder
}

const SITE_LINKS = siteLinks()

/** Builds a library from loaded files. Nothing in them makes it throw. */
export const buildLibrary = (files: readonly RawFile[], options: LibraryOptions = {}): Library =>
  buildWorkbench(files, options).library

/** Builds a library from loaded files, and keeps the texts. Nothing in them makes it throw. */
export function buildWorkbench(
  files: readonly RawFile[],
  { links = SITE_LINKS, previous, ...options }: LibraryOptions = {},
): Workbench {
  const sources = readSources(files, previous?.context)
  const { context, changed: edited } = contextAfter(makeContext(sources, options), previous?.context)
  const strings = namespacesOf(sources)
  const changed = links === previous?.links ? edited : undefined
  const translator = createTranslator(strings)
  const compileContexts = byLocale(
    (locale): CompileContext => ({
      locale,
      targets: context.targets,
      terms: context.terms,
      links,
      tableWords: translator(locale, 'tables'),
      unitWords: translator(locale, UNITS_NAMESPACE),
    }),
  )
  const entries = [...context.groups].map(([id, group]): [string, ByLocale<Entry | undefined>] => {
    const compiled = changed?.has(id) === false ? previous?.library.entries.get(id) : undefined
    if (compiled) return [id, compiled]
    const english = group[SOURCE_LOCALE]?.frontMatter
    const source = english?.sort === 'source' ? english : undefined
    return [id, byLocale((locale) => compileEntry(group[locale], source, compileContexts[locale], context))]
  })
  const checked = runChecks(context, previous?.checked)
  const known = edited && previous?.library
  const library: Library = {
    entries: new Map(entries),
    terms: known?.terms ?? termsOf(context),
    books: known?.books ?? booksOf(sources),
    strings,
    findings: excuse([...checked.findings.values()].flat(), context).sort(compareFindings),
  }
  return { library, context, checked, links }
}
