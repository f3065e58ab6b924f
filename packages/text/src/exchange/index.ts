export type { UnitState } from './alignment.ts'
export type { PreviousEnglish } from './entry-units.ts'
export { EXCHANGE_FORMATS, type ExchangeFormat } from './exchange.ts'
export { type Exported, type ExportOptions, exportContent } from './export-content.ts'
export {
  type FileOutcome,
  type ImportOptions,
  type ImportResult,
  importTranslations,
} from './import-content.ts'
export { type OmegatProject, omegatProject } from './omegat-project.ts'
export type { ExchangeDocument } from './read-document.ts'
export { EXCHANGE_CODES } from './wishes.ts'
