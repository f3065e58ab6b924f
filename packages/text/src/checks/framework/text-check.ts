import { LOCALES, type Locale } from '../../language/index.ts'
import { passagesIn } from '../passages/corpus-passages.ts'
import { type Found, type Passage, problemIn } from '../passages/passage.ts'
import { type Check, defineCheck } from './check.ts'

/** A check of each text by itself. Forms that the terms call wrong are left alone: they are there to be wrong. */
export interface TextCheck<Code extends string> extends Omit<Check<Code>, 'check'> {
  /** the languages it is about; all unless given */
  readonly locales?: readonly Locale[]
  /** what it objects to in a text */
  find(passage: Passage): Iterable<Found<Code>>
}

/** Makes a check of each text by itself. */
export function defineTextCheck<const Code extends string>(check: TextCheck<Code>): Check<Code> {
  const { locales = LOCALES, find, ...rest } = check
  return defineCheck<Code>({
    ...rest,
    byRule: true,
    *check(corpus) {
      for (const locale of locales) {
        for (const passage of passagesIn(corpus, locale)) {
          if (passage.kind === 'avoided') continue
          for (const found of find(passage)) yield problemIn(passage, found)
        }
      }
    },
  })
}

/** Whether a text is part of the body of an entry, where Markdown is read. */
export const isBody = ({ kind }: Passage): boolean =>
  kind === 'heading' || kind === 'paragraph' || kind === 'item' || kind === 'cell'
