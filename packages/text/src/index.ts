export { applyFixes } from './apply-fixes.ts'
export type { Block, CalculatorBlock, HtmlBlock, TableBlock } from './block.ts'
export type { Book, Chapter } from './book.ts'
export { buildLibrary, buildWorkbench, type LibraryOptions, type Workbench } from './build-library.ts'
export type { BadExample, Check, CheckContext, Example } from './checks/check.ts'
export { CHECKS } from './checks/index.ts'
export { englishTerms } from './compile/mark-english.ts'
export { measureHtml } from './compile/mark-measures.ts'
export { type Measure, measuresIn } from './compile/measures.ts'
export { confirmTranslation } from './confirm-translation.ts'
export {
  type Entry,
  type Heading,
  KINDS,
  type Kind,
  type SourceReference,
  TRANSLATION_STATUSES,
  type Translation,
  type TranslationStatus,
} from './entry.ts'
export type { Finding, FindingValues, Fix, Severity } from './finding.ts'
export { describeFinding, formatFinding } from './format-finding.ts'
export type { Library } from './library.ts'
export { LIMITS } from './limits.ts'
export { type LinkBuilder, siteLinks } from './link-builder.ts'
export { type ByLocale, byLocale, isLocale, LANGUAGE_TAGS, LOCALES, type Locale, SOURCE_LOCALE } from './locale.ts'
export { contentHash } from './markdown/content-hash.ts'
export type { Unit, UnitKind } from './markdown/units.ts'
export { nearest } from './nearest.ts'
export { TASKS, type Task, tasks } from './next-task.ts'
export { figuresOf } from './numbers/figures.ts'
export { type MeasuredProgress, measuredProgress, type Progress, progress } from './progress.ts'
export {
  type Confirmed,
  type ConfirmedFile,
  type ConfirmedRecords,
  confirmedFile,
  readConfirmed,
} from './read/confirmed.ts'
export { EQUIVALENCE_FILE, type Equivalence, readEquivalences, writeEquivalences } from './read/equivalences.ts'
export { type CodeFile, loadCode } from './read/load-code.ts'
export { loadFiles } from './read/load-files.ts'
export { MOVED_FILE, type MovedFile, readMoved } from './read/moved.ts'
export { entryPath, readSourceEntry, type SourceEntry } from './read/source-entry.ts'
export type { EntryGroup } from './read/sources.ts'
export { readTermNames } from './read/term-names.ts'
export type { RawFile } from './read/text-file.ts'
export { readLibrary, readWorkbench } from './read-library.ts'
export { type ConfirmedAgainst, pruneEquivalences, recordConfirmed } from './record-confirmed.ts'
export { openSpelling } from './spelling/open-spelling.ts'
export type { Speller, Spelling } from './spelling/spelling.ts'
export { compareHashes, type Staleness, type UnitChange } from './staleness.ts'
export type { Namespaces, StringTree } from './strings.ts'
export { commandOf } from './task-command.ts'
export type { Term, TermForms } from './term.ts'
export { type TermNames, termNames } from './term-names.ts'
export { type TranslatedUnit, translatedUnits } from './translated-unit.ts'
export { createTranslator, type Translate, type TranslationValues } from './translator.ts'
export { unitsOf } from './units-of.ts'
