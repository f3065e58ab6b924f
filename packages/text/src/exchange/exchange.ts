import type { Locale } from '../language/index.ts'
import type { SegmentKind } from '../markdown/index.ts'
import type { CodedText } from './coded-text.ts'
import type { Inline } from './inline.ts'
import type { SegmentState } from './segments/alignment.ts'

/** The least part that goes out to translators and comes back. */
export interface ExchangeSegment {
  /** unique in the whole content: `cover#half-cover.p-1`, `strings/site#navigation.main` */
  readonly id: string
  readonly kind: SegmentKind | 'cell' | 'string'
  /** of what the English says; changes where that changes */
  readonly hash: string
  /** the line of the English file on which it begins */
  readonly line: number
  readonly source: CodedText
  /** absent where there is no translation */
  readonly target?: CodedText
  readonly state: SegmentState
  /** the English that the translation was made of, where that was other and is known */
  readonly previous?: readonly Inline[]
  /** the most characters that the translation may have */
  readonly longest?: number
}

/** The segments of one file. */
export interface ExchangeFile {
  /** the English file, inside the content folder */
  readonly original: string
  /** the file of the translation */
  readonly file: string
  readonly segments: readonly ExchangeSegment[]
}

/** All that goes out to the translators of one language. */
export interface Exchange {
  readonly locale: Locale
  readonly files: readonly ExchangeFile[]
}

/** The formats that translations are exchanged in. */
export const EXCHANGE_FORMATS = ['xliff', 'po', 'tmx', 'tbx'] as const

/** A format that translations are exchanged in. */
export type ExchangeFormat = (typeof EXCHANGE_FORMATS)[number]

/** Whether a segment is translated, and its English as it was then. */
export const isSettled = ({ state }: ExchangeSegment): boolean => state === 'confirmed' || state === 'draft'

/** Every segment of an exchange, in the order of the files. */
export const segmentsOfExchange = ({ files }: Exchange): ExchangeSegment[] => files.flatMap(({ segments }) => segments)
