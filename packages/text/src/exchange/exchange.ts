import type { Locale } from '../language/index.ts'
import type { UnitKind } from '../markdown/index.ts'
import type { Segment } from './coded-text.ts'
import type { Inline } from './inline.ts'
import type { UnitState } from './segments/alignment.ts'

/** The least part that goes out to translators and comes back. */
export interface ExchangeUnit {
  /** unique in the whole content: `cover#half-cover.p-1`, `strings/site#navigation.main` */
  readonly id: string
  readonly kind: UnitKind | 'cell' | 'string'
  /** of what the English says; changes where that changes */
  readonly hash: string
  /** the line of the English file on which it begins */
  readonly line: number
  readonly source: Segment
  /** absent where there is no translation */
  readonly target?: Segment
  readonly state: UnitState
  /** the English that the translation was made of, where that was other and is known */
  readonly previous?: readonly Inline[]
  /** the most characters that the translation may have */
  readonly longest?: number
}

/** The units of one file. */
export interface ExchangeFile {
  /** the English file, inside the content folder */
  readonly original: string
  /** the file of the translation */
  readonly file: string
  readonly units: readonly ExchangeUnit[]
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

/** Whether a unit is translated, and its English as it was then. */
export const isSettled = ({ state }: ExchangeUnit): boolean => state === 'confirmed' || state === 'draft'

/** Every unit of an exchange, in the order of the files. */
export const unitsOfExchange = ({ files }: Exchange): ExchangeUnit[] => files.flatMap(({ units }) => units)
