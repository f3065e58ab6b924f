import { askOnce } from './ask-once.ts'
import { base } from './base.ts'
import { fetchJson } from './fetch-data.ts'
import { makeT, type Strings, type T, under } from './make-t.ts'

const stringsAt = askOnce(fetchJson<Strings>)

/**
 * The words that a page needs only once its reader asks for something, in the language of the page, fetched once.
 *
 * @throws Error when they do not arrive
 */
export async function askedWords(part: 'roll' | 'rolls' | 'offline' | 'errors'): Promise<T> {
  const tag = document.documentElement.lang
  const [locale] = tag.split('-')
  return under(makeT(tag, await stringsAt(`${base}/${locale}/words.json`)), `${part}.`)
}
