import type { Problem } from '../finding.ts'
import { type ByLocale, byLocale, type Locale } from '../locale.ts'
import { type BookFile, readBook } from './books.ts'
import { START } from './place.ts'
import { entryPath, readSourceEntry, type SourceEntry } from './source-entry.ts'
import { readStrings, type StringsFile, stringsPath } from './strings-file.ts'
import { readTerms, type TermFile } from './terms.ts'
import { type RawFile, readText, TEXT_FILE_CODES } from './text-file.ts'

/** Everything of a content folder, parsed and not yet checked or compiled. */
export interface Sources {
  readonly entries: readonly SourceEntry[]
  readonly termFiles: readonly TermFile[]
  readonly bookFiles: readonly BookFile[]
  readonly stringsFiles: readonly StringsFile[]
  /** files that could not be read as what their place says they are */
  readonly problems: readonly FileProblem[]
}

/** Objections to whole files. */
export const FILE_CODES = ['file-name', ...TEXT_FILE_CODES] as const

/** Why a file could not be read as what its place says it is. */
export type FileProblem = Problem<(typeof FILE_CODES)[number]>

interface Draft {
  readonly entries: SourceEntry[]
  readonly termFiles: TermFile[]
  readonly bookFiles: BookFile[]
  readonly stringsFiles: StringsFile[]
  readonly problems: FileProblem[]
}

function addFile(draft: Draft, raw: RawFile): void {
  const { file } = raw
  const entry = entryPath(file)
  const strings = stringsPath(file)
  const isData = /^(?:terms|books)\/[a-z0-9-]+\.yml$/.test(file)
  if (!entry && !strings && !isData) {
    draft.problems.push({ file, ...START, code: 'file-name', values: { got: file } })
    return
  }
  const read = readText(raw)
  if ('problem' in read) {
    draft.problems.push(read.problem)
  } else if (entry) {
    const source = readSourceEntry(entry, read.text)
    if ('problem' in source) draft.problems.push(source.problem)
    else draft.entries.push(source)
  } else if (strings) {
    draft.stringsFiles.push(readStrings(file, strings.locale, strings.namespace, read.text))
  } else if (file.startsWith('terms/')) {
    draft.termFiles.push(readTerms(file, read.text))
  } else {
    draft.bookFiles.push(readBook(file, read.text))
  }
}

/** Parses the files of a content folder. Nothing in them makes it throw. */
export function readSources(files: readonly RawFile[]): Sources {
  const draft: Draft = { entries: [], termFiles: [], bookFiles: [], stringsFiles: [], problems: [] }
  for (const file of files) addFile(draft, file)
  return draft
}

/** The three languages of an entry. */
export type EntryGroup = ByLocale<SourceEntry | undefined>

/** Entries by id; of two files with the same id and language the first counts. */
export function groupEntries(entries: readonly SourceEntry[]): ReadonlyMap<string, EntryGroup> {
  const groups = new Map<string, Map<Locale, SourceEntry>>()
  for (const entry of entries) {
    const group = groups.get(entry.id) ?? new Map<Locale, SourceEntry>()
    if (!group.has(entry.locale)) group.set(entry.locale, entry)
    groups.set(entry.id, group)
  }
  return new Map([...groups].map(([id, group]) => [id, byLocale((locale) => group.get(locale))]))
}
