import type { StringTree } from '@rulestone/text'
import { flatten } from '../../shared/flatten.ts'
import type { Strings } from '../../shared/make-t.ts'
import { type Asked, inOneLine, wholeQuestion } from './question-words.ts'

export { explained } from '../form/Problem.tsx'
export { problemElsewhere } from '../form/problem-sentence.ts'

/** What a calculator is asked, in one line. */
export const askedLine = (asked: Asked): string =>
  inOneLine(wholeQuestion(asked))
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('')

const files = import.meta.glob<StringTree>('../../../../content/strings/*/errors.json', { import: 'default' })

/**
 * What says problems in a language, under `errors.`: a page comes without it, since most readers make no mistake.
 *
 * @param tag the language of the page, as a BCP 47 tag
 */
export async function errorWords(tag: string): Promise<Strings> {
  const [locale] = tag.split('-')
  const tree = await files[`../../../../content/strings/${locale}/errors.json`]?.()
  return flatten({ errors: tree ?? {} })
}
