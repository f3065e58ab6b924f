import { type CreatureId, isCreatureId } from '@rulestone/compendium'
import { type Checked, corpusAfter, excuse, runChecks } from '../checks/index.ts'
import { type CompileContext, compileBlocks, type LinkBuilder, siteLinks } from '../compile/index.ts'
import {
  type Corpus,
  type CorpusOptions,
  creatureOf,
  creaturePartEntry,
  creaturePartOf,
  type EntryGroup,
  isCreature,
  isCreaturePart,
  isRule,
  isSpell,
  makeCorpus,
  type RawFile,
  readSources,
  type SearchNames,
  type SearchNamesFolder,
  type SourceEntry,
  type SourceFrontMatter,
  type Sources,
  spellOf,
  UNITS_NAMESPACE,
} from '../corpus/index.ts'
import {
  type CreatureWords,
  compileStatBlock,
  creatureSummary,
  creatureWords,
  type StatBlock,
} from '../creatures/index.ts'
import { compareFindings } from '../findings/index.ts'
import {
  type ByLocale,
  byLocale,
  createTranslator,
  type Locale,
  type Namespaces,
  SOURCE_LOCALE,
} from '../language/index.ts'
import { ID_PATTERN } from '../markdown/index.ts'
import { staleBlocks } from '../translation/index.ts'
import type { Entry } from './entry.ts'
import { filesFor, frontMatterOf } from './fewer-files.ts'
import { lazily, lazyByLocale } from './lazily.ts'
import type { Library } from './library.ts'

/** Options of `buildLibrary` and `readLibrary`. */
export interface LibraryOptions extends CorpusOptions {
  /** makes the URLs of links; by default `siteLinks()` */
  readonly links?: LinkBuilder
  /** the result of an earlier call for the same folder, whose unchanged files are reused */
  readonly previous?: Workbench
  /** has only these entries and what they name; by their ids, such as `spell:fireball` */
  readonly only?: readonly string[]
  /** leaves out the text of entries: only their titles and other names are there, which is much faster */
  readonly namesOnly?: boolean
}

/** The id of the creature of an entry; undefined for other entries. */
function creatureIn({ id }: SourceEntry): CreatureId | undefined {
  const creature = isCreature(id) ? creatureOf(id) : ''
  return isCreatureId(creature) ? creature : undefined
}

/** The stat block of a creature, with the texts of its entry. */
function statBlockOf(
  creature: CreatureId,
  { locale, blocks }: SourceEntry,
  { compile, words }: { readonly compile: CompileContext; readonly words: CreatureWords },
  { groups }: Corpus,
): StatBlock {
  const shared = (part: string) => {
    const group = groups.get(creaturePartEntry(part))
    return group?.[locale] ?? group?.[SOURCE_LOCALE]
  }
  return compileStatBlock(creature, { words, compile, own: { blocks }, shared })
}

/** The titles of entries of a kind in a language, by their ids in the compendium. */
function titlesOf(
  { groups }: Corpus,
  locale: Locale,
  isOfKind: (id: string) => boolean,
  shortId: (id: string) => string,
): ReadonlyMap<string, string> {
  const titles = new Map<string, string>()
  for (const [id, group] of groups) {
    const title = (group[locale] ?? group[SOURCE_LOCALE])?.title
    if (isOfKind(id) && title !== undefined) titles.set(shortId(id), title)
  }
  return titles
}

/** What the entries of a language are compiled with. */
interface Compiler {
  readonly compile: CompileContext
  /** undefined if creatures have no stat blocks */
  readonly words: CreatureWords | undefined
}

/**
 * An entry in one language; undefined if its front matter, or that of the English, is invalid. Its text is compiled on
 * first access, so that callers that need only names do not wait for it.
 */
function compileEntry(
  source: SourceEntry | undefined,
  english: SourceFrontMatter | undefined,
  { compile, words }: Compiler,
  corpus: Corpus,
): Entry | undefined {
  if (!source?.frontMatter || !english) return undefined
  const { id, locale, file, chapter, frontMatter, headings, blocks, hash } = source
  const { title, aliases, trigger, material } = frontMatter
  const creature = creatureIn(source)
  const summary = words && creature ? creatureSummary(words, creature) : frontMatter.summary
  const { kind, ruleset, source: references, related, counterparts, calculator } = english
  const translation = frontMatter.sort === 'translated' ? frontMatter.translation : undefined
  const compiledBlocks = lazily(() => compileBlocks(blocks, compile))
  const stale = lazily(() => staleBlocks(source, corpus))
  const entry: Entry = {
    id,
    locale,
    file,
    title,
    aliases,
    summary,
    ...(trigger !== undefined && { trigger }),
    ...(material !== undefined && { material }),
    kind,
    ruleset,
    source: references,
    related,
    counterparts,
    calculator,
    chapter,
    headings: headings.flatMap(({ id: heading, depth, text }) =>
      heading !== undefined && ID_PATTERN.test(heading) ? { id: heading, depth, text } : [],
    ),
    get blocks() {
      return compiledBlocks()
    },
    hash,
    get staleBlocks() {
      return stale()
    },
    ...(translation && { translation }),
  }
  if (!words || !creature) return entry
  const statBlock = lazily(() => statBlockOf(creature, source, { compile, words }, corpus))
  return Object.defineProperty(entry, 'statBlock', { enumerable: true, get: statBlock })
}

const namespacesOf = ({ stringsFiles }: Sources): ByLocale<Namespaces> =>
  byLocale((locale) =>
    Object.fromEntries(
      stringsFiles.filter((file) => file.locale === locale).map(({ namespace, tree }) => [namespace, tree]),
    ),
  )

const termsOf = ({ terms }: Corpus): Library['terms'] =>
  new Map([...terms].map(([id, { part, file, forms }]) => [id, { id, part, file, forms }]))

/** The names or the questions of all languages by id. */
function searchNamesIn(folder: SearchNamesFolder, { searchNamesFiles }: Sources): SearchNames {
  const files = searchNamesFiles.filter((file) => file.folder === folder)
  const ids = new Set(files.flatMap(({ names }) => [...names.keys()]))
  const namesOf = (id: string) =>
    byLocale((locale) => files.flatMap((file) => (file.locale === locale ? (file.names.get(id) ?? []) : [])))
  return new Map(Array.from(ids, (id) => [id, namesOf(id)]))
}

const booksOf = ({ bookFiles }: Sources): Library['books'] =>
  bookFiles
    .flatMap(({ book }) => {
      if (!book) return []
      const { id, title, introduction, order, chapters, file } = book
      return [{ id, title, ...(introduction && { introduction }), order, chapters, file }]
    })
    .sort((a, b) => a.order - b.order)

/** The words of stat blocks in a language. */
const wordsIn = (corpus: Corpus, strings: ByLocale<Namespaces>, locale: Locale): CreatureWords =>
  creatureWords(
    {
      strings,
      terms: corpus.terms,
      parts: titlesOf(corpus, locale, isCreaturePart, creaturePartOf),
      spells: titlesOf(corpus, locale, isSpell, spellOf),
    },
    locale,
  )

/** What the entries of each language are compiled with. */
function compilers(
  corpus: Corpus,
  strings: ByLocale<Namespaces>,
  { links, namesOnly }: { readonly links: LinkBuilder; readonly namesOnly: boolean },
): ByLocale<Compiler> {
  const translator = createTranslator(strings)
  return lazyByLocale((locale) => ({
    compile: {
      locale,
      targets: corpus.targets,
      terms: corpus.terms,
      links,
      tableWords: translator(locale, 'tables'),
      unitWords: translator(locale, UNITS_NAMESPACE),
    },
    words: namesOnly ? undefined : wordsIn(corpus, strings, locale),
  }))
}

/** An entry in all languages, each compiled when it is first read. */
function compileGroup(group: EntryGroup, by: ByLocale<Compiler>, corpus: Corpus): ByLocale<Entry | undefined> {
  const english = group[SOURCE_LOCALE]?.frontMatter
  const source = english?.sort === 'source' ? english : undefined
  return lazyByLocale((locale) => compileEntry(group[locale], source, by[locale], corpus))
}

/** The findings of all checks, which run when they are first read; after an earlier call, they run at once. */
function checksOf(corpus: Corpus, before: Checked | undefined): () => Checked {
  if (!before) return lazily(() => runChecks(corpus))
  const checked = runChecks(corpus, before)
  return () => checked
}

/** A library with the corpus that it was built from. */
export interface Workbench {
  readonly library: Library
  /** the parsed files */
  readonly corpus: Corpus
  /** the findings of each check, for `previous` of the next call */
  readonly checked: Checked
  readonly links: LinkBuilder
}

/** Puts together what is known, and what is made when it is first read. */
function workbenchOf(
  known: Omit<Library, 'findings'>,
  corpus: Corpus,
  checked: () => Checked,
  links: LinkBuilder,
): Workbench {
  const findings = lazily(() => excuse([...checked().findings.values()].flat(), corpus).sort(compareFindings))
  return {
    library: {
      ...known,
      get findings() {
        return findings()
      },
    },
    corpus,
    get checked() {
      return checked()
    },
    links,
  }
}

const SITE_LINKS = siteLinks()

/** Builds a library from loaded files. Never throws because of their content. */
export const buildLibrary = (files: readonly RawFile[], options: LibraryOptions = {}): Library =>
  buildWorkbench(files, options).library

/** Builds a library and its corpus from loaded files. Never throws because of their content. */
export function buildWorkbench(
  files: readonly RawFile[],
  { links = SITE_LINKS, previous, only, namesOnly = false, ...options }: LibraryOptions = {},
): Workbench {
  const needed = only ? filesFor(files, only) : files
  const sources = readSources(namesOnly ? frontMatterOf(needed) : needed, previous?.corpus)
  const { corpus, changed: edited } = corpusAfter(makeCorpus(sources, options), previous?.corpus)
  const strings = namespacesOf(sources)
  const changed = links === previous?.links ? edited : undefined
  const by = compilers(corpus, strings, { links, namesOnly })
  // The stat block of a creature names spells, and has the words of shared parts.
  const areCreaturesKnown = ![...(changed ?? [])].some((id) => isSpell(id) || isCreaturePart(id))
  const compiledBefore = (id: string) => {
    if (isSpell(id)) return previous?.library.spells.get(spellOf(id))
    if (isCreature(id)) return areCreaturesKnown ? previous?.library.creatures.get(creatureOf(id)) : undefined
    return isRule(id) ? previous?.library.entries.get(id) : undefined
  }
  const entries = [...corpus.groups].map(([id, group]): [string, ByLocale<Entry | undefined>] => {
    const compiled = changed?.has(id) === false ? compiledBefore(id) : undefined
    return [id, compiled ?? compileGroup(group, by, corpus)]
  })
  const before = edited && previous?.library
  const known = {
    entries: new Map(entries.filter(([id]) => isRule(id))),
    spells: new Map(entries.flatMap(([id, entry]) => (isSpell(id) ? [[spellOf(id), entry]] : []))),
    creatures: new Map(entries.flatMap(([id, entry]) => (isCreature(id) ? [[creatureOf(id), entry]] : []))),
    terms: before?.terms ?? termsOf(corpus),
    otherNames: searchNamesIn('other-names', sources),
    questions: searchNamesIn('questions', sources),
    books: before?.books ?? booksOf(sources),
    strings,
  }
  return workbenchOf(known, corpus, checksOf(corpus, previous?.checked), links)
}
