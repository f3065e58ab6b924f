import type { CheckContext } from './checks/check.ts'
import { type CheckOptions, makeContext } from './checks/context.ts'
import { excuse } from './checks/excuse.ts'
import { CHECKS } from './checks/index.ts'
import { runCheck } from './checks/run-check.ts'
import { compileBlocks } from './compile/compile-blocks.ts'
import type { CompileContext } from './compile/context.ts'
import type { Entry } from './entry.ts'
import { compareFindings } from './finding.ts'
import type { Library } from './library.ts'
import { type LinkBuilder, siteLinks } from './link-builder.ts'
import { type ByLocale, byLocale, SOURCE_LOCALE } from './locale.ts'
import type { SourceFrontMatter } from './read/front-matter.ts'
import { ID_PATTERN } from './read/ids.ts'
import type { SourceEntry } from './read/source-entry.ts'
import { readSources, type Sources } from './read/sources.ts'
import type { RawFile } from './read/text-file.ts'
import { staleUnits } from './stale-units.ts'
import type { Namespaces } from './strings.ts'
import { createTranslator } from './translator.ts'

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
  const { kind, ruleset, source: references, related } = english
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

/** A library with the texts that it was built from. */
export interface Workbench {
  readonly library: Library
  /** the entries as they were written, and what their translations were confirmed against */
  readonly context: CheckContext
}

/** Builds a library from loaded files. Nothing in them makes it throw. */
export const buildLibrary = (files: readonly RawFile[], options: LibraryOptions = {}): Library =>
  buildWorkbench(files, options).library

/** Builds a library from loaded files, and keeps the texts. Nothing in them makes it throw. */
export function buildWorkbench(
  files: readonly RawFile[],
  { links = siteLinks(), previous, ...options }: LibraryOptions = {},
): Workbench {
  const sources = readSources(files, previous?.context)
  const context = makeContext(sources, options)
  const strings = namespacesOf(sources)
  const translator = createTranslator(strings)
  const compileContexts = byLocale(
    (locale): CompileContext => ({
      locale,
      targets: context.targets,
      terms: context.terms,
      links,
      tableWords: translator(locale, 'tables'),
    }),
  )
  const entries = [...context.groups].map(([id, group]): [string, ByLocale<Entry | undefined>] => {
    const english = group[SOURCE_LOCALE]?.frontMatter
    const source = english?.sort === 'source' ? english : undefined
    return [id, byLocale((locale) => compileEntry(group[locale], source, compileContexts[locale], context))]
  })
  const library: Library = {
    entries: new Map(entries),
    terms: new Map([...context.terms].map(([id, { part, file, forms }]) => [id, { id, part, file, forms }])),
    books: sources.bookFiles.flatMap(({ book }) => {
      if (!book) return []
      const { id, title, chapters, file } = book
      return [{ id, title, chapters, file }]
    }),
    strings,
    findings: excuse(
      CHECKS.flatMap((check) => runCheck(check, context)),
      context,
    ).sort(compareFindings),
  }
  return { library, context }
}
