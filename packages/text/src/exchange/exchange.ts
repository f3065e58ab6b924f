import type { Locale } from '../language/index.ts'
import type { SegmentKind } from '../markdown/index.ts'
import type { CodedText } from './coded-text.ts'
import type { Inline } from './inline.ts'
import type { SegmentState } from './segments/alignment.ts'

/** A segment for translators. */
export interface ExchangeSegment {
  /** unique in the content: `cover#half-cover.p-1`, `strings/site#navigation.main` */
  readonly id: string
  readonly kind: SegmentKind | 'cell' | 'string'
  /** the hash of the English */
  readonly hash: string
  /** its first line in the English file */
  readonly line: number
  readonly source: CodedText
  /** absent if there is no translation */
  readonly target?: CodedText
  readonly state: SegmentState
  /** the English that the translation was confirmed against, if it was different and is known */
  readonly previous?: readonly Inline[]
  /** the most characters of the translation */
  readonly longest?: number
}

/** The segments of one file. */
export interface ExchangeFile {
  /** the path of the English file */
  readonly original: string
  /** the path of the translated file */
  readonly file: string
  readonly segments: readonly ExchangeSegment[]
}

/** Everything for the translators of one language. */
export interface Exchange {
  readonly locale: Locale
  readonly files: readonly ExchangeFile[]
}

/** The exchange formats. */
export const EXCHANGE_FORMATS = ['xliff', 'po', 'tmx', 'tbx'] as const

/** An exchange format. */
export type ExchangeFormat = (typeof EXCHANGE_FORMATS)[number]

/** Whether a segment is translated and not stale. */
export const isSettled = ({ state }: ExchangeSegment): boolean => state === 'confirmed' || state === 'draft'

/** All segments of an exchange, in the order of the files. */
export const segmentsOfExchange = ({ files }: Exchange): ExchangeSegment[] => files.flatMap(({ segments }) => segments)
