import type { Problem } from '../findings/index.ts'
import { LOCALES, SOURCE_LOCALE } from '../language/index.ts'
import { type BookFile, readBook } from './book-file.ts'
import { type ConfirmedFile, confirmedPath, readConfirmed } from './confirmed-file.ts'
import { EQUIVALENCE_FILE, type EquivalenceFile, readEquivalences } from './equivalence-file.ts'
import { MOVED_FILE, type MovedFile, readMoved } from './moved-file.ts'
import { readSearchNames, SEARCH_NAMES_FOLDERS, type SearchNamesFile, searchNamesPath } from './search-names-file.ts'
import { ENTRY_FOLDERS, entryPath, readSourceEntry, type SourceEntry } from './source-entry.ts'
import { readStrings, type StringsFile, stringsPath } from './strings-file.ts'
import { readTerms, type TermFile } from './term-file.ts'
import { readWords, type WordsFile, wordsPath } from './words-file.ts'

/** What a file of each part of the content is read as. */
export interface ParsedFiles {
  readonly entries: SourceEntry
  readonly termFiles: TermFile
  readonly bookFiles: BookFile
  readonly stringsFiles: StringsFile
  readonly confirmedFiles: ConfirmedFile
  readonly equivalenceFiles: EquivalenceFile
  readonly movedFiles: MovedFile
  readonly searchNamesFiles: SearchNamesFile
  readonly wordsFiles: WordsFile
}

type Part = keyof ParsedFiles

/** Reads a file by its text. */
type Read<P extends Part> = (text: string) => ParsedFiles[P] | { readonly problem: Problem<'too-deep'> }

/** How the files of one part are recognized and read. */
interface Reader<P extends Part> {
  /** the paths of these files, with what varies in braces */
  readonly names: readonly string[]
  /** undefined if a path is of another part */
  open(file: string): Read<P> | undefined
}

const LANGUAGE = `{${LOCALES.join('|')}}`
const TRANSLATED = `{${LOCALES.filter((locale) => locale !== SOURCE_LOCALE).join('|')}}`

/** All kinds of files of a content folder. */
const READERS: { readonly [P in Part]: Reader<P> } = {
  entries: {
    names: ENTRY_FOLDERS.map((folder) => `${folder === 'rules' ? 'rules/{chapter}' : folder}/{id}.${LANGUAGE}.md`),
    open(file) {
      const path = entryPath(file)
      return path && ((text) => readSourceEntry(path, text))
    },
  },
  termFiles: {
    names: ['terms/{part}.yml'],
    open: (file) => (/^terms\/[a-z0-9-]+\.yml$/.test(file) ? (text) => readTerms(file, text) : undefined),
  },
  bookFiles: {
    names: ['books/{id}.yml'],
    open: (file) => (/^books\/[a-z0-9-]+\.yml$/.test(file) ? (text) => readBook(file, text) : undefined),
  },
  stringsFiles: {
    names: [`strings/${LANGUAGE}/{name}.json`],
    open(file) {
      const path = stringsPath(file)
      return path && ((text) => readStrings(file, path.locale, path.namespace, text))
    },
  },
  confirmedFiles: {
    names: [`confirmed/${TRANSLATED}.json`],
    open(file) {
      const locale = confirmedPath(file)
      return locale && ((text) => ({ locale, ...readConfirmed(file, text) }))
    },
  },
  wordsFiles: {
    names: [`words/${LANGUAGE}.txt`],
    open(file) {
      const locale = wordsPath(file)
      return locale && ((text) => readWords(file, locale, text))
    },
  },
  searchNamesFiles: {
    names: SEARCH_NAMES_FOLDERS.map((folder) => `${folder}/{name}.${LANGUAGE}.yml`),
    open(file) {
      const path = searchNamesPath(file)
      return path && ((text) => readSearchNames(file, path, text))
    },
  },
  equivalenceFiles: {
    names: [EQUIVALENCE_FILE],
    open: (file) => (file === EQUIVALENCE_FILE ? (text) => readEquivalences(file, text) : undefined),
  },
  movedFiles: {
    names: [MOVED_FILE],
    open: (file) => (file === MOVED_FILE ? (text) => readMoved(file, text) : undefined),
  },
}

/** The paths of all kinds of files, with what varies in braces. */
export const FILE_NAMES: readonly string[] = Object.values(READERS).flatMap(({ names }) => names)

/** The files directly in the content folder. */
export const TOP_FILES: readonly string[] = FILE_NAMES.filter((name) => !name.includes('/'))

/** The folders with content; other folders are ignored. */
export const FOLDERS: ReadonlySet<string> = new Set(
  FILE_NAMES.filter((name) => name.includes('/')).map((name) => name.replace(/\/.*/, '')),
)

/** The part of the content that a file belongs to, and how it is read. */
export interface Opened<P extends Part = Part> {
  readonly part: P
  readonly read: Read<P>
}

/** Finds how a file is read; undefined if its path is unknown. */
export function openFile(file: string): Opened | undefined {
  for (const part of Object.keys(READERS) as Part[]) {
    const read = READERS[part].open(file)
    if (read) return { part, read }
  }
  return undefined
}
