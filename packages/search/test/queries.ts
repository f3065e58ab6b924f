import { readFileSync } from 'node:fs'
import { contentFolder } from '@rulestone/content'
import { type ByLocale, byLocale, isLocale, type Locale, readLibrary } from '@rulestone/text'
import { buildIndex, compendiumOf } from '../src/build/index.ts'
import { findInCompendium, groupResults, type Index, answer as inRules, openIndex, search } from '../src/index.ts'

/** A query with its expected first hit, written by hand. */
export interface Wanted {
  readonly locale: Locale
  /** the difficulty: a typing error, another language */
  readonly sort: string
  readonly query: string
  /**
   * the id of the entry, that of a spell or creature with its scheme (`spell:fireball`), with `#` and the block if it is not the whole entry, or `#*` for any place in it; alternatives
   * that are equally good are separated by spaces
   */
  readonly wanted: string
}

/** A query with the rank of the wanted hit, from 1; 0 if it is not in the top ten. */
export interface Answered extends Wanted {
  readonly place: number
  /** the first result */
  readonly first: string
}

const readQueries = (file: string): readonly Wanted[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [locale = '', sort = '', query = '', wanted = ''] = line.split('\t')
      if (!isLocale(locale)) throw new RangeError(`locale is "${locale}". Tip: ${file} begins each line with one.`)
      return { locale, sort, query, wanted }
    })

/** The real content. */
export const LIBRARY = await readLibrary(contentFolder)

/** The search documents of the real content: names and text. */
export const DOCUMENTS = byLocale((locale) => buildIndex(LIBRARY, locale))

/** The indexes of the real content. */
export const INDEXES: ByLocale<Index> = byLocale((locale) => openIndex(DOCUMENTS[locale].names, DOCUMENTS[locale].text))

/** The indexes of the spells and creatures. */
const COMPENDIUM: ByLocale<Index> = byLocale((locale) => {
  const { names, text } = buildIndex(compendiumOf(LIBRARY), locale)
  return openIndex(names, text)
})

/** Whether a hit is the wanted one. */
const isWanted = (hit: string, wanted: string): boolean =>
  wanted.split(' ').some((one) => (one.endsWith('#*') ? hit.split('#', 1)[0] === one.slice(0, -2) : hit === one))

const targetOf = ({ id, key }: { readonly id: string; readonly key: string | undefined }): string =>
  key === undefined ? id : `${id}#${key}`

/** Searches a query in the rules of its language. */
const answer = (wanted: Wanted): Answered =>
  answered(wanted, search(INDEXES[wanted.locale], wanted.query, 10).map(targetOf))

/** Searches a query in rules, spells and creatures, in the order in which the search box shows them. */
export function answerAsShown(wanted: Wanted): Answered {
  const { locale, query } = wanted
  const { results, score } = inRules(INDEXES[locale], query, {})
  const ids = groupResults(results, findInCompendium(COMPENDIUM[locale], query, score)).flatMap((group) =>
    group.results.map((result) => (group.kind === 'compendium' ? `${result.tag}:${result.id}` : targetOf(result))),
  )
  return answered(wanted, ids.slice(0, 10))
}

function answered(wanted: Wanted, ids: readonly string[]): Answered {
  return { ...wanted, place: ids.findIndex((id) => isWanted(id, wanted.wanted)) + 1, first: ids[0] ?? '' }
}

/** The share of queries whose wanted hit is first, and in the top five, from 0 to 1. */
export function shares(answers: readonly Answered[]): { readonly top1: number; readonly top5: number } {
  const share = (most: number): number =>
    answers.filter(({ place }) => place > 0 && place <= most).length / answers.length
  return { top1: share(1), top5: share(5) }
}

/** A list of queries. */
interface QueryList {
  readonly queries: readonly Wanted[]
  /** in the rules only, or in all that the search box shows */
  readonly find: (wanted: Wanted) => Answered
  /** whether nothing is tuned on it: its misses are not read */
  readonly isUnseen: boolean
}

const list = (name: string, find: QueryList['find'], isUnseen = false): QueryList => ({
  queries: readQueries(`queries${name === '' ? '' : `-${name}`}.tsv`),
  find,
  isUnseen,
})

/** The lists of queries, which the README describes, by their names. */
export const LISTS = {
  tuned: list('', answer),
  fresh: list('fresh', answer),
  'held out': list('held-out', answer, true),
  blind: list('blind', answer),
  unseen: list('unseen', answer, true),
  table: list('table', answerAsShown),
  phone: list('phone', answerAsShown),
  'unseen phone': list('phone-unseen', answerAsShown, true),
} as const satisfies Readonly<Record<string, QueryList>>
