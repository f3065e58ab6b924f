import { type Problem, START } from '../findings/index.ts'
import { type ByLocale, byLocale, type Locale } from '../language/index.ts'
import { type BookFile, readBook } from './book-file.ts'
import { type ConfirmedFile, confirmedPath, readConfirmed } from './confirmed-file.ts'
import { EQUIVALENCE_FILE, type EquivalenceFile, readEquivalences } from './equivalence-file.ts'
import { MOVED_FILE, type MovedFile, readMoved } from './moved-file.ts'
import { readSearchNames, type SearchNamesFile, searchNamesPath } from './search-names-file.ts'
import { entryPath, readSourceEntry, type SourceEntry } from './source-entry.ts'
import { readStrings, type StringsFile, stringsPath } from './strings-file.ts'
import { readTerms, type TermFile } from './term-file.ts'
import { type RawFile, readText, TEXT_FILE_CODES } from './text-file.ts'
import { readWords, type WordsFile, wordsPath } from './words-file.ts'

/** The parsed files of a content folder. */
export interface Sources {
  /** the text of every readable file by path, without a byte order mark */
  readonly texts: ReadonlyMap<string, string>
  readonly entries: readonly SourceEntry[]
  readonly termFiles: readonly TermFile[]
  readonly bookFiles: readonly BookFile[]
  readonly stringsFiles: readonly StringsFile[]
  readonly confirmedFiles: readonly ConfirmedFile[]
  readonly equivalenceFiles: readonly EquivalenceFile[]
  readonly movedFiles: readonly MovedFile[]
  readonly searchNamesFiles: readonly SearchNamesFile[]
  readonly wordsFiles: readonly WordsFile[]
  /** files with an unknown path, or that could not be read */
  readonly problems: readonly FileProblem[]
}

/** The codes of `FileProblem`. */
export const FILE_CODES = ['file-name', ...TEXT_FILE_CODES] as const

/** A problem of a whole file. */
type FileProblem = Problem<(typeof FILE_CODES)[number]>

/** The files directly in the content folder. */
export const TOP_FILES: readonly string[] = [EQUIVALENCE_FILE, MOVED_FILE]

interface Draft {
  readonly texts: Map<string, string>
  readonly entries: SourceEntry[]
  readonly termFiles: TermFile[]
  readonly bookFiles: BookFile[]
  readonly stringsFiles: StringsFile[]
  readonly confirmedFiles: ConfirmedFile[]
  readonly equivalenceFiles: EquivalenceFile[]
  readonly movedFiles: MovedFile[]
  readonly searchNamesFiles: SearchNamesFile[]
  readonly wordsFiles: WordsFile[]
  readonly problems: FileProblem[]
}

function addFile(draft: Draft, raw: RawFile, previous: Sources | undefined): void {
  const { file } = raw
  const entry = entryPath(file)
  const strings = stringsPath(file)
  const confirmed = confirmedPath(file)
  const words = wordsPath(file)
  const searchNames = searchNamesPath(file)
  const isData = TOP_FILES.includes(file) || /^(?:terms|books)\/[a-z0-9-]+\.yml$/.test(file)
  if (!entry && !strings && !confirmed && !words && !searchNames && !isData && raw.bytes !== 'link') {
    draft.problems.push({ file, ...START, code: 'file-name', values: { got: file } })
    return
  }
  const read = readText(raw)
  if ('problem' in read) {
    draft.problems.push(read.problem)
    return
  }
  const { text } = read
  draft.texts.set(file, text)
  const before = previous?.texts.get(file) === text ? previous : undefined
  const known = <Parsed extends { readonly file: string }>(list: readonly Parsed[] | undefined): Parsed | undefined =>
    list?.find((one) => one.file === file)
  if (entry) {
    const source = known(before?.entries) ?? readSourceEntry(entry, text)
    if ('problem' in source) draft.problems.push(source.problem)
    else draft.entries.push(source)
  } else if (strings) {
    const { locale, namespace } = strings
    draft.stringsFiles.push(known(before?.stringsFiles) ?? readStrings(file, locale, namespace, text))
  } else if (confirmed) {
    draft.confirmedFiles.push(known(before?.confirmedFiles) ?? { locale: confirmed, ...readConfirmed(file, text) })
  } else if (file === EQUIVALENCE_FILE) {
    draft.equivalenceFiles.push(known(before?.equivalenceFiles) ?? readEquivalences(file, text))
  } else if (words) {
    draft.wordsFiles.push(known(before?.wordsFiles) ?? readWords(file, words, text))
  } else if (searchNames) {
    draft.searchNamesFiles.push(known(before?.searchNamesFiles) ?? readSearchNames(file, searchNames, text))
  } else if (file === MOVED_FILE) {
    draft.movedFiles.push(known(before?.movedFiles) ?? readMoved(file, text))
  } else if (file.startsWith('terms/')) {
    draft.termFiles.push(known(before?.termFiles) ?? readTerms(file, text))
  } else {
    draft.bookFiles.push(known(before?.bookFiles) ?? readBook(file, text))
  }
}

/**
 * Parses the files of a content folder. Never throws.
 *
 * @param previous - the result of an earlier call, whose unchanged files are reused
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
    searchNamesFiles: [],
    wordsFiles: [],
    problems: [],
  }
  for (const file of files) addFile(draft, file, previous)
  return draft
}

/** An entry in all languages. */
export type EntryGroup = ByLocale<SourceEntry | undefined>

/** Entries by id; the first of two files with the same id and language. */
export function groupEntries(entries: readonly SourceEntry[]): ReadonlyMap<string, EntryGroup> {
  const groups = new Map<string, Map<Locale, SourceEntry>>()
  for (const entry of entries) {
    const group = groups.get(entry.id) ?? new Map<Locale, SourceEntry>()
    if (!group.has(entry.locale)) group.set(entry.locale, entry)
    groups.set(entry.id, group)
  }
  return new Map([...groups].map(([id, group]) => [id, byLocale((locale) => group.get(locale))]))
}
