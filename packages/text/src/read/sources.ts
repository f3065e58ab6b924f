import type { Problem } from '../finding.ts'
import { type ByLocale, byLocale, type Locale } from '../locale.ts'
import { type BookFile, readBook } from './books.ts'
import { type ConfirmedFile, confirmedPath, readConfirmed } from './confirmed.ts'
import { EQUIVALENCE_FILE, type EquivalenceFile, readEquivalences } from './equivalences.ts'
import { MOVED_FILE, type MovedFile, readMoved } from './moved.ts'
import { START } from './place.ts'
import { entryPath, readSourceEntry, type SourceEntry } from './source-entry.ts'
import { readStrings, type StringsFile, stringsPath } from './strings-file.ts'
import { readTerms, type TermFile } from './terms.ts'
import { type RawFile, readText, TEXT_FILE_CODES } from './text-file.ts'
import { readWords, type WordsFile, wordsPath } from './words.ts'

/** Everything of a content folder, parsed and not yet checked or compiled. */
export interface Sources {
  /** the text of every file that could be read, by path; without a byte order mark */
  readonly texts: ReadonlyMap<string, string>
  readonly entries: readonly SourceEntry[]
  readonly termFiles: readonly TermFile[]
  readonly bookFiles: readonly BookFile[]
  readonly stringsFiles: readonly StringsFile[]
  readonly confirmedFiles: readonly ConfirmedFile[]
  readonly equivalenceFiles: readonly EquivalenceFile[]
  readonly movedFiles: readonly MovedFile[]
  readonly wordsFiles: readonly WordsFile[]
  /** files that could not be read as what their place says they are */
  readonly problems: readonly FileProblem[]
}

/** Objections to whole files. */
export const FILE_CODES = ['file-name', ...TEXT_FILE_CODES] as const

/** Why a file could not be read as what its place says it is. */
export type FileProblem = Problem<(typeof FILE_CODES)[number]>

interface Draft {
  readonly texts: Map<string, string>
  readonly entries: SourceEntry[]
  readonly termFiles: TermFile[]
  readonly bookFiles: BookFile[]
  readonly stringsFiles: StringsFile[]
  readonly confirmedFiles: ConfirmedFile[]
  readonly equivalenceFiles: EquivalenceFile[]
  readonly movedFiles: MovedFile[]
  readonly wordsFiles: WordsFile[]
  readonly problems: FileProblem[]
}

/** What was parsed before, by file. */
type Parsed = ReadonlyMap<string, SourceEntry | StringsFile>

function addFile(draft: Draft, raw: RawFile, parsed: Parsed): void {
  const { file } = raw
  const entry = entryPath(file)
  const strings = stringsPath(file)
  const confirmed = confirmedPath(file)
  const words = wordsPath(file)
  const isData = file === EQUIVALENCE_FILE || file === MOVED_FILE || /^(?:terms|books)\/[a-z0-9-]+\.yml$/.test(file)
  if (!entry && !strings && !confirmed && !words && !isData && raw.bytes !== 'link') {
    draft.problems.push({ file, ...START, code: 'file-name', values: { got: file } })
    return
  }
  const read = readText(raw)
  if ('text' in read) draft.texts.set(file, read.text)
  const before = parsed.get(file)
  if ('problem' in read) {
    draft.problems.push(read.problem)
  } else if (before?.text === read.text) {
    if ('units' in before) draft.entries.push(before)
    else draft.stringsFiles.push(before)
  } else if (entry) {
    const source = readSourceEntry(entry, read.text)
    if ('problem' in source) draft.problems.push(source.problem)
    else draft.entries.push(source)
  } else if (strings) {
    draft.stringsFiles.push(readStrings(file, strings.locale, strings.namespace, read.text))
  } else if (confirmed) {
    draft.confirmedFiles.push({ locale: confirmed, ...readConfirmed(file, read.text) })
  } else if (file === EQUIVALENCE_FILE) {
    draft.equivalenceFiles.push(readEquivalences(file, read.text))
  } else if (words) {
    draft.wordsFiles.push(readWords(file, words, read.text))
  } else if (file === MOVED_FILE) {
    draft.movedFiles.push(readMoved(file, read.text))
  } else if (file.startsWith('terms/')) {
    draft.termFiles.push(readTerms(file, read.text))
  } else {
    draft.bookFiles.push(readBook(file, read.text))
  }
}

/**
 * Parses the files of a content folder. Nothing in them makes it throw.
 *
 * @param previous - what was read before; files that have not changed since are not parsed again
 */
export function readSources(files: readonly RawFile[], previous?: Sources): Sources {
  const draft: Draft = {
    texts: new Map(),
    entries: [],
    termFiles: [],
    bookFiles: [],
    stringsFiles: [],
    confirmedFiles: [],
    equivalenceFiles: [],
    movedFiles: [],
    wordsFiles: [],
    problems: [],
  }
  const parsed = new Map(
    [...(previous?.entries ?? []), ...(previous?.stringsFiles ?? [])].map((one) => [one.file, one]),
  )
  for (const file of files) addFile(draft, file, parsed)
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
