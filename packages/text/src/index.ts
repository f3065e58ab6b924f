export { CHECKS } from './checks/checks.ts'
export type { BadExample, Check, CheckContext, Example } from './checks/framework/check.ts'
export type { Block, CalculatorBlock, HtmlBlock, TableBlock } from './compile/block.ts'
export { type LinkBuilder, siteLinks } from './compile/link-builder.ts'
export { englishTerms } from './compile/mark-english.ts'
export { measureHtml } from './compile/mark-measures.ts'
export { type Measure, measuresIn } from './compile/measures.ts'
export type { Book, Chapter } from './corpus/book.ts'
export {
  type Confirmed,
  type ConfirmedFile,
  type ConfirmedRecords,
  confirmedFile,
  readConfirmed,
} from './corpus/confirmed-file.ts'
export { EQUIVALENCE_FILE, type Equivalence, readEquivalences, writeEquivalences } from './corpus/equivalence-file.ts'
export { LIMITS } from './corpus/limits.ts'
export { type CodeFile, loadCode } from './corpus/load-code.ts'
export { loadFiles } from './corpus/load-files.ts'
export { readTermNames } from './corpus/load-term-names.ts'
export { MOVED_FILE, type MovedFile, readMoved } from './corpus/moved-file.ts'
export { unitsOf } from './corpus/segments-of.ts'
export { entryPath, readSourceEntry, type SourceEntry } from './corpus/source-entry.ts'
export type { EntryGroup } from './corpus/sources.ts'
export type { Term, TermForms } from './corpus/term.ts'
export { type TermNames, termNames } from './corpus/term-names.ts'
export type { RawFile } from './corpus/text-file.ts'
export { applyFixes } from './findings/apply-fixes.ts'
export type { Finding, FindingValues, Fix, Severity } from './findings/finding.ts'
export { describeFinding, formatFinding } from './findings/format-finding.ts'
export {
  type ByLocale,
  byLocale,
  isLocale,
  LANGUAGE_TAGS,
  LOCALES,
  type Locale,
  SOURCE_LOCALE,
} from './language/locale.ts'
export { nearest } from './language/nearest.ts'
export { figuresOf } from './language/numbers/figures.ts'
export { openSpelling } from './language/spelling/open-spelling.ts'
export type { Speller, Spelling } from './language/spelling/spelling.ts'
export type { Namespaces, StringTree } from './language/strings.ts'
export { createTranslator, type Translate, type TranslationValues } from './language/translator.ts'
export { buildLibrary, buildWorkbench, type LibraryOptions, type Workbench } from './library/build-library.ts'
export {
  type Entry,
  type Heading,
  KINDS,
  type Kind,
  type SourceReference,
  TRANSLATION_STATUSES,
  type Translation,
  type TranslationStatus,
} from './library/entry.ts'
export type { Library } from './library/library.ts'
export { readLibrary, readWorkbench } from './library/read-library.ts'
export { contentHash } from './markdown/content-hash.ts'
export type { Unit, UnitKind } from './markdown/segments.ts'
export { confirmTranslation } from './translation/confirm-translation.ts'
export { TASKS, type Task, tasks } from './translation/next-task.ts'
export { type MeasuredProgress, measuredProgress, type Progress, progress } from './translation/progress.ts'
export { type ConfirmedAgainst, pruneEquivalences, recordConfirmed } from './translation/record-confirmed.ts'
export { compareHashes, type Staleness, type UnitChange } from './translation/staleness.ts'
export { commandOf } from './translation/task-command.ts'
export { type TranslatedUnit, translatedUnits } from './translation/translated-segment.ts'
