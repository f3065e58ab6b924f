export type { Book, Chapter } from './book.ts'
export { BOOK_FILE_CODES } from './book-file.ts'
export {
  CONFIRMED_FILE_CODES,
  type Confirmed,
  type ConfirmedFile,
  type ConfirmedRecords,
  confirmedFile,
  readConfirmed,
  writeConfirmed,
} from './confirmed-file.ts'
export { type Corpus, type CorpusOptions, makeCorpus } from './corpus.ts'
export {
  EQUIVALENCE_FILE,
  EQUIVALENCE_FILE_CODES,
  type Equivalence,
  neededEquivalences,
  readEquivalences,
  type SameHash,
  sameHash,
  writeEquivalences,
} from './equivalence-file.ts'
export {
  KINDS,
  type Kind,
  type SourceFrontMatter,
  type SourceReference,
  SUMMARY_LENGTH,
  TRANSLATION_STATUSES,
  type Translation,
  type TranslationStatus,
} from './front-matter.ts'
export {
  creatureEntry,
  creatureOf,
  creaturePartEntry,
  creaturePartOf,
  isCreature,
  isCreaturePart,
  isRule,
  isSpell,
  spellEntry,
  spellOf,
} from './ids.ts'
export { isRecord } from './is-record.ts'
export { LIMITS } from './limits.ts'
export { type CodeFile, loadCode } from './load-code.ts'
export { loadFiles } from './load-files.ts'
export { readTermNames } from './load-term-names.ts'
export { MOVED_FILE, MOVED_FILE_CODES, type MovedFile, readMoved } from './moved-file.ts'
export { SEARCH_NAMES_CODES, type SearchNames, type SearchNamesFolder, searchNamesPath } from './search-names-file.ts'
export { segmentsOf } from './segments-of.ts'
export { type EntryPath, entryPath, FRONT_MATTER_CODES, readSourceEntry, type SourceEntry } from './source-entry.ts'
export { type EntryGroup, FILE_CODES, readSources, type Sources } from './sources.ts'
export { readStrings, STRINGS_FILE_CODES, type StringsFile } from './strings-file.ts'
export { rightForms, type Targets } from './targets.ts'
export type { Term, TermForms } from './term.ts'
export { readTerms, TERM_FILE_CODES } from './term-file.ts'
export { type TermNames, termNames } from './term-names.ts'
export { type RawFile, readText } from './text-file.ts'
export { bareUnits, openUnitWords, UNITS_NAMESPACE, type UnitWords } from './unit-words.ts'
export { isUnread, type SharedPart } from './unread.ts'
export type { YamlDocument } from './yaml-document.ts'
