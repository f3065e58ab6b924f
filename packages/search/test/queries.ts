import { readFileSync } from 'node:fs'
import { contentFolder } from '@rulestone/content'
import { type ByLocale, byLocale, isLocale, type Locale, readLibrary } from '@rulestone/text'
import { buildIndex } from '../src/build/index.ts'
import { type Index, openIndex, search } from '../src/index.ts'

/** A query with the first hit that a reader wants, typed by hand. */
export interface Wanted {
  readonly locale: Locale
  /** what makes it hard: a typing error, another language */
  readonly sort: string
  readonly query: string
  /** the id of the entry, and `#` with the block where it is not the whole */
  readonly wanted: string
}

/** A query with the place of what is wanted among its results, from 1; 0 where it is not among the first ten. */
export interface Answered extends Wanted {
  readonly place: number
  /** what came first */
  readonly first: string
}

/** The query list of this package. */
export const QUERIES: readonly Wanted[] = readFileSync(new URL('queries.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [locale = '', sort = '', query = '', wanted = ''] = line.split('\t')
    if (!isLocale(locale)) throw new RangeError(`locale is "${locale}". Tip: queries.tsv begins each line with one.`)
    return { locale, sort, query, wanted }
  })

const library = await readLibrary(contentFolder)

/** The real content as it is on the site: names and text. */
export const DOCUMENTS = byLocale((locale) => buildIndex(library, locale))

/** The indexes of the real content. */
export const INDEXES: ByLocale<Index> = byLocale((locale) => openIndex(DOCUMENTS[locale].names, DOCUMENTS[locale].text))

/** Puts a query to the index of its language. */
export function answer(wanted: Wanted): Answered {
  const results = search(INDEXES[wanted.locale], wanted.query, 10)
  const ids = results.map(({ id, key }) => (key === undefined ? id : `${id}#${key}`))
  return { ...wanted, place: ids.indexOf(wanted.wanted) + 1, first: ids[0] ?? '' }
}

/** How often what is wanted stands first, and among the first five, as parts of 1. */
export function shares(answers: readonly Answered[]): { readonly top1: number; readonly top5: number } {
  const share = (most: number): number =>
    answers.filter(({ place }) => place > 0 && place <= most).length / answers.length
  return { top1: share(1), top5: share(5) }
}
