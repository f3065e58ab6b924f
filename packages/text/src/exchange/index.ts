export { EXCHANGE_FORMATS, type ExchangeFormat } from './exchange.ts'
export { type Exported, type ExportOptions, exportContent } from './export/export-content.ts'
export { type OmegatProject, omegatProject } from './export/omegat-project.ts'
export type { ExchangeDocument } from './formats/read-document.ts'
export {
  type FileOutcome,
  type ImportOptions,
  type ImportResult,
  importTranslations,
} from './import/import-content.ts'
export { EXCHANGE_CODES } from './import/proposals.ts'
export type { SegmentState } from './segments/alignment.ts'
export type { PreviousEnglish } from './segments/entry-segments.ts'
