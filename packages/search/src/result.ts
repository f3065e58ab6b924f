import type { Edition } from '@rulestone/core'
import type { Index, Item } from './documents/index-types.ts'
import { markPinyin } from './languages/mark-pinyin.ts'
import { NAMED, type NameMatch } from './match/ranking.ts'
import type { Query } from './query/query.ts'
import { fold } from './text/fold.ts'
import { type Marked, mark } from './text/mark.ts'

/** A search result. */
export interface Result {
  /** the id of the entry it links to */
  readonly id: string
  /** the block inside the entry; undefined for its beginning */
  readonly key: string | undefined
  /** `name`: the query names it; `heading`: it is a part of a rule or a term; `text`: a passage */
  readonly kind: 'name' | 'heading' | 'text'
  /** the kind of the entry: `condition` */
  readonly tag: Item['tag']
  /** its title; for a passage, that of its entry */
  readonly title: Marked
  /** the English title, if it differs */
  readonly english: Marked | undefined
  /** the matched name, if neither title contains the match: an alias, or a name in another language */
  readonly matched: string | undefined
  /** its place, from the outside in: book, chapter, and for a part of an entry the title of the entry */
  readonly where: readonly string[]
  readonly edition: Edition
  /** the text around the match; only for a passage */
  readonly snippet: Marked | undefined
}

/** What a result says of its entry or heading, without marks. */
export const plainResult = ({ id, tag, where, title, english, edition }: Item) => ({
  id,
  tag,
  title: { text: title, marks: [] },
  english: english === title ? undefined : { text: english, marks: [] },
  matched: undefined,
  where,
  edition,
})

/** A word such as “a”, which is the beginning of many others. */
const ONE_LETTER = /^[a-z]$/u

/** Makes a result of a matched name. One that matches better than any rule is listed with the rules. */
export function nameResult(
  index: Index,
  { item, name, score }: NameMatch,
  query: Query,
  isBest = false,
): Result | undefined {
  const of = index.items[item]
  const entry = index.items[of?.entry ?? -1]
  if (!of || !entry) return undefined
  const { id, key, sort, tag, where, title, english, edition } = of
  const isOther =
    name !== undefined &&
    name.shown !== title &&
    name.shown !== english &&
    !title.toLowerCase().includes(name.shown.toLowerCase()) &&
    ![title, english].some((said) => fold(said).includes(query.text))
  const parts = [query.text, ...query.words.filter((word) => !ONE_LETTER.test(word))]
  const syllables = name?.sound === 'pinyin' && name.shown === title ? index.pinyinOf(title) : undefined
  return {
    id,
    key,
    kind: sort === 'entry' || isBest || score >= NAMED ? 'name' : 'heading',
    tag,
    title: syllables ? markPinyin(title, syllables, query.key) : mark(title, parts),
    english: english === title ? undefined : mark(english, parts),
    matched: isOther ? name.shown : undefined,
    where: sort === 'entry' ? where : [...where, entry.title],
    edition,
    snippet: undefined,
  }
}

const KIND_ORDER: readonly Result['kind'][] = ['name', 'heading', 'text']

/** Sorts names before headings before text, otherwise stable. */
export const inOrder = (results: readonly Result[]): Result[] =>
  [...results].sort((a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind))

/** Results without those that have the same target and title. */
export function withoutRepeats(results: readonly Result[]): Result[] {
  const seen = new Set<string>()
  return results.filter(({ id, key, kind, title }) => {
    const place = `${id}#${key}#${kind === 'text' ? kind : title.text}`
    return !seen.has(place) && seen.add(place)
  })
}
