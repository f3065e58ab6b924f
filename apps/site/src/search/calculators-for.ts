import { fold, isUnspaced, mark } from '@rulestone/search'
import type { Result } from '@rulestone/search/names'
import { editionOf } from '../library/edition-of.ts'
import type { CalculatorsDocument, SearchedCalculator } from './answers-document.ts'
import type { FoundTools } from './found-tools.ts'

/** The parts of a result that determine its calculators. */
type Named = Pick<Result, 'id' | 'title' | 'english'>

/** The number of first results whose calculators are shown. */
const RULES = 3
const CALCULATORS = 2

/** A shorter query matches too much: `การ` begins half of all Thai terms. */
const LEAST = { latin: 3, han: 2, thai: 5 } as const

const isThai = (character: string): boolean => /\p{Script=Thai}/u.test(character)

function isLongEnough(query: string): boolean {
  const script = !isUnspaced(query) ? 'latin' : isThai(query) ? 'thai' : 'han'
  return query.length >= LEAST[script]
}

/**
 * How well a query matches a calculator, lower is better: the whole title, its beginning, or words in it; otherwise
 * infinity.
 */
function rankOf(query: string, { title, english = '', names: others = [] }: SearchedCalculator): number {
  const names = [title, english, ...others].map(fold)
  if (names.includes(query)) return 0
  if (names.some((name) => name.startsWith(query))) return 1
  const isIn = (name: string): boolean =>
    query.split(' ').every((word) => ` ${name}`.includes(isUnspaced(word) ? word : ` ${word}`))
  return names.some(isIn) ? 2 : Number.POSITIVE_INFINITY
}

/** The calculators whose names match a query, best first. */
function namedBy(query: string, calculators: readonly SearchedCalculator[]): SearchedCalculator[] {
  if (!isLongEnough(query)) return []
  return calculators
    .map((one) => ({ one, rank: rankOf(query, one) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one)
}

/**
 * The parts to highlight in a calculator's names: the query, and the highlighted parts in the names of the found rules,
 * which resolve pinyin, Traditional characters and typing errors.
 */
function partsFound(query: string, results: readonly Named[]): string[] {
  const marked = results.flatMap(({ title, english }) => [title, ...(english ? [english] : [])])
  const stretches = marked.flatMap(({ text, marks }) => marks.map(([start, end]) => fold(text.slice(start, end))))
  return [query, ...query.split(' '), ...stretches]
}

/** Whether a calculator is of another edition than a rule, as a sort key. */
const isOfOther = ({ rules: [own = ''] }: SearchedCalculator, id: string): number =>
  Number(editionOf(own) !== editionOf(id))

/**
 * The calculators whose names match a query, and those that apply the first found rules: those of the first rule before
 * those of the second, and for each rule the most specific one of its own edition.
 *
 * @param home the URL of the home page in the language
 */
export function calculatorsFor(
  query: string,
  results: readonly Named[],
  { heading, calculators }: CalculatorsDocument,
  home: string,
): FoundTools | undefined {
  const found = results.slice(0, RULES)
  const ids = new Set(found.map(({ id }) => id))
  const byRule = Array.from(ids).flatMap((id) =>
    calculators
      .filter(({ rules }) => rules.includes(id))
      .sort(
        (one, other) => isOfOther(one, id) - isOfOther(other, id) || one.rules.indexOf(id) - other.rules.indexOf(id),
      ),
  )
  const asked = fold(query)
  const parts = partsFound(asked, found)
  const best = Array.from(new Set([...namedBy(asked, calculators), ...byRule])).slice(0, CALCULATORS)
  const [first] = best
  // A tool that applies no rule has no rule of its name.
  const isFirst = first !== undefined && first.rules.length === 0 && rankOf(asked, first) === 0
  const links = best.map(({ path, title, english, caption }) => ({
    href: home + path,
    title: mark(title, parts),
    english: english === undefined ? undefined : mark(english, parts),
    caption,
  }))
  return links.length === 0 ? undefined : { heading, isFirst, links }
}
