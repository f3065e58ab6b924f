import { type NumberFormats, numberFormats } from '@rulestone/text/number-formats'
import { makeT, type Strings, type T } from '../shared/make-t.ts'

/** The language of the page: its strings and numbers. */
export interface PageLanguage {
  readonly t: T
  readonly formats: NumberFormats
  readonly tag: string
}

/** The language of the page of an encounter. */
export const pageLanguage = (tag: string, strings: Strings): PageLanguage => ({
  t: makeT(tag, strings),
  formats: numberFormats(tag),
  tag,
})
