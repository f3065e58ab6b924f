import { fold } from './fold.ts'
import { type Marked, mark } from './mark.ts'
import { markPinyin } from './mark-pinyin.ts'
import type { Index, Item } from './open-index.ts'
import type { Query } from './query.ts'
import { NAMED, type NameMatch } from './ranking.ts'

/** Something that answers a query. */
export interface Result {
  /** the id of the entry it leads to */
  readonly id: string
  /** the block inside the entry; none for its beginning */
  readonly key: string | undefined
  /** `name`: the query names it; `heading`: it is a part of a rule or a term; `text`: a passage */
  readonly kind: 'name' | 'heading' | 'text'
  /** the sort of the entry: `condition` */
  readonly tag: Item['tag']
  /** what it is called; of a passage the entry it stands in */
  readonly title: Marked
  /** the English title, where the other is not that */
  readonly english: Marked | undefined
  /** the name that answered the query, where neither of them holds it: an alias, or one in another language */
  readonly matched: string | undefined
  /** where it stands, from the outside in: book, chapter, and for a part of an entry the title of that */
  readonly where: readonly string[]
  /** the text around what was found; of a passage only */
  readonly snippet: Marked | undefined
}

/** A match of a name as a result. */
export function nameResult(index: Index, { item, name, score }: NameMatch, query: Query): Result | undefined {
  const of = index.items[item]
  const entry = index.items[of?.entry ?? -1]
  if (!of || !entry) return undefined
  const { id, key, sort, tag, where, title, english } = of
  const isOther =
    name !== undefined &&
    name.shown !== title &&
    name.shown !== english &&
    !title.toLowerCase().includes(name.shown.toLowerCase()) &&
    ![title, english].some((said) => fold(said).includes(query.text))
  const parts = [query.text, ...query.words]
  const syllables = name?.sound === 'pinyin' && name.shown === title ? index.pinyinOf(title) : undefined
  return {
    id,
    key,
    kind: sort === 'entry' || score >= NAMED ? 'name' : 'heading',
    tag,
    title: syllables ? markPinyin(title, syllables, query.key) : mark(title, parts),
    english: english === title ? undefined : mark(english, parts),
    matched: isOther ? name.shown : undefined,
    where: sort === 'entry' ? where : [...where, entry.title],
    snippet: undefined,
  }
}

const KIND_ORDER: readonly Result['kind'][] = ['name', 'heading', 'text']

/** Names before headings before text; inside them the order stays. */
export const inOrder = (results: readonly Result[]): Result[] =>
  [...results].sort((a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind))

/** Results without those that lead to the same place by the same title. */
export function withoutRepeats(results: readonly Result[]): Result[] {
  const seen = new Set<string>()
  return results.filter(({ id, key, kind, title }) => {
    const place = `${id}#${key}#${kind === 'text' ? kind : title.text}`
    return !seen.has(place) && seen.add(place)
  })
}
