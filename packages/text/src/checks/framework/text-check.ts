import { LOCALES, type Locale } from '../../language/index.ts'
import { passagesIn } from '../passages/corpus-passages.ts'
import { type Found, type Passage, problemIn } from '../passages/passage.ts'
import { type Check, defineCheck } from './check.ts'

/** A check of each passage on its own. The forms that terms list under `avoid` are not checked. */
export interface TextCheck<Code extends string> extends Omit<Check<Code>, 'check'> {
  /** all languages by default */
  readonly locales?: readonly Locale[]
  /** the objections to a passage */
  find(passage: Passage): Iterable<Found<Code>>
}

/** Makes a check of a `TextCheck`. */
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

/** Whether a passage is in the body of an entry. */
export const isBody = ({ kind }: Passage): boolean =>
  kind === 'heading' || kind === 'paragraph' || kind === 'item' || kind === 'cell'
