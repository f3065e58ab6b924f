export type { Block, CalculatorBlock, HtmlBlock, TableBlock } from './block.ts'
export type { Book, Chapter } from './book.ts'
export { buildLibrary, type LibraryOptions } from './build-library.ts'
export { CHECKS } from './checks/index.ts'
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
export type { Finding, FindingValues, Severity } from './finding.ts'
export { formatFinding } from './format-finding.ts'
export type { Library } from './library.ts'
export { LIMITS } from './limits.ts'
export { type LinkBuilder, siteLinks } from './link-builder.ts'
export { type ByLocale, byLocale, isLocale, LANGUAGE_TAGS, LOCALES, type Locale, SOURCE_LOCALE } from './locale.ts'
export type { RawFile } from './read/text-file.ts'
export { readLibrary } from './read-library.ts'
export type { Namespaces, StringTree } from './strings.ts'
export type { Term, TermForms } from './term.ts'
export { createTranslator, type Translate, type TranslationValues } from './translator.ts'
