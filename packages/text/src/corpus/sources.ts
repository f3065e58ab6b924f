import { type Problem, START } from '../findings/index.ts'
import { type ByLocale, byLocale, type Locale } from '../language/index.ts'
import { FILE_NAMES, type Opened, openFile, type ParsedFiles } from './readers.ts'
import type { SourceEntry } from './source-entry.ts'
import { type RawFile, readText, TEXT_FILE_CODES } from './text-file.ts'

type SourceFiles = { readonly [Part in keyof ParsedFiles]: readonly ParsedFiles[Part][] }

/** The parsed files of a content folder. */
export interface Sources extends SourceFiles {
  /** the text of every readable file by path, without a byte order mark */
  readonly texts: ReadonlyMap<string, string>
  /** files with an unknown path, or that could not be read */
  readonly problems: readonly FileProblem[]
}

/** The codes of `FileProblem`. */
export const FILE_CODES = ['file-name', ...TEXT_FILE_CODES] as const

/** A problem of a whole file. */
type FileProblem = Problem<(typeof FILE_CODES)[number]>

type DraftFiles = { readonly [Part in keyof ParsedFiles]: ParsedFiles[Part][] }

/** The same while files are added. */
interface Draft extends DraftFiles {
  readonly texts: Map<string, string>
  readonly problems: FileProblem[]
}

/** Adds a file as it was parsed before or is parsed now; returns why that is impossible. */
function addParsed<Part extends keyof ParsedFiles>(
  files: DraftFiles,
  { part, read }: Opened<Part>,
  { file, text, before }: { readonly file: string; readonly text: string; readonly before: SourceFiles | undefined },
): FileProblem | undefined {
  const parsed = before?.[part].find((one) => one.file === file) ?? read(text)
  if ('problem' in parsed) return parsed.problem
  files[part].push(parsed)
  return undefined
}

function addFile(draft: Draft, raw: RawFile, previous: Sources | undefined): void {
  const { file } = raw
  const opened = openFile(file)
  if (!opened && raw.bytes !== 'link') {
    draft.problems.push({ file, ...START, code: 'file-name', values: { got: file, expected: FILE_NAMES } })
    return
  }
  const read = readText(raw)
  if ('problem' in read) {
    draft.problems.push(read.problem)
    return
  }
  const { text } = read
  draft.texts.set(file, text)
  if (!opened) return
  const problem = addParsed(draft, opened, {
    file,
    text,
    before: previous?.texts.get(file) === text ? previous : undefined,
  })
  if (problem) draft.problems.push(problem)
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
