import { makeContext } from './checks/context.ts'
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
import type { SourceEntry } from './read/source-entry.ts'
import { readSources, type Sources } from './read/sources.ts'
import type { RawFile } from './read/text-file.ts'
import type { Namespaces } from './strings.ts'
import { createTranslator } from './translator.ts'

/** How a library is built. */
export interface LibraryOptions {
  /** where links lead; into the site at the root of its address unless given */
  readonly links?: LinkBuilder
}

/** An entry in one language; nothing where its own front matter or that of the English cannot be read. */
function compileEntry(
  source: SourceEntry | undefined,
  english: SourceFrontMatter | undefined,
  context: CompileContext,
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
    headings: headings.flatMap(({ id: heading, depth, text }) => (heading ? { id: heading, depth, text } : [])),
    blocks: compileBlocks(blocks, context),
    hash,
    ...(translation && { translation }),
  }
}

const namespacesOf = ({ stringsFiles }: Sources): ByLocale<Namespaces> =>
  byLocale((locale) =>
    Object.fromEntries(
      stringsFiles.filter((file) => file.locale === locale).map(({ namespace, tree }) => [namespace, tree]),
    ),
  )

/** Builds a library from loaded files. Nothing in them makes it throw. */
export function buildLibrary(files: readonly RawFile[], { links = siteLinks() }: LibraryOptions = {}): Library {
  const sources = readSources(files)
  const context = makeContext(sources)
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
    return [id, byLocale((locale) => compileEntry(group[locale], source, compileContexts[locale]))]
  })
  return {
    entries: new Map(entries),
    terms: new Map([...context.terms].map(([id, { part, file, forms }]) => [id, { id, part, file, forms }])),
    books: sources.bookFiles.flatMap(({ book }) => {
      if (!book) return []
      const { id, title, chapters, file } = book
      return [{ id, title, chapters, file }]
    }),
    strings,
    findings: CHECKS.flatMap((check) => runCheck(check, context)).sort(compareFindings),
  }
}
