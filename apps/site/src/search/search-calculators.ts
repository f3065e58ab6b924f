import { fold, isUnspaced, mark } from '@rulestone/search'
import type { Result } from '@rulestone/search/names'
import { isPlaytest } from '../library/is-playtest.ts'

/** A calculator as the search names it, or a page of several. */
interface SearchedCalculator {
  /** where it stands, after the address of the first page in the language */
  readonly path: string
  readonly title: string
  /** its English title, where that is another */
  readonly english?: string
  readonly caption: string
  /** the rules that it applies, the most its own first */
  readonly rules: readonly string[]
}

/** What of a result says which calculators it has. */
type Named = Pick<Result, 'id' | 'title' | 'english'>

/** The calculators of a language, and what they are called together. */
export interface CalculatorsDocument {
  readonly heading: string
  readonly calculators: readonly SearchedCalculator[]
}

/** A calculator as it is shown, with what was found marked as in the names of rules. */
interface FoundCalculator extends Pick<Result, 'title' | 'english'> {
  readonly href: string
  readonly caption: string
}

/** What is shown of calculators beside the results. */
export interface FoundCalculators {
  readonly heading: string
  readonly links: readonly FoundCalculator[]
}

/** Whoever asks for a rule finds it among so many results, and wants no more calculators than these. */
const RULES = 3
const CALCULATORS = 2

/** A query of fewer signs names too much: `การ` begins half of what is Thai. */
const LEAST = { latin: 3, han: 2, thai: 5 } as const

const isThai = (sign: string): boolean => /\p{Script=Thai}/u.test(sign)

function isLongEnough(query: string): boolean {
  const script = !isUnspaced(query) ? 'latin' : isThai(query) ? 'thai' : 'han'
  return query.length >= LEAST[script]
}

/** How well a query names a calculator, the less the better: by the whole title, its beginning, or words in it; not at all. */
function rankOf(query: string, { title, english = '' }: SearchedCalculator): number {
  const names = [title, english].map(fold)
  if (names.includes(query)) return 0
  if (names.some((name) => name.startsWith(query))) return 1
  const isIn = (name: string): boolean =>
    query.split(' ').every((word) => ` ${name}`.includes(isUnspaced(word) ? word : ` ${word}`))
  return names.some(isIn) ? 2 : Number.POSITIVE_INFINITY
}

/** The calculators that a query names, the best first. */
function namedBy(query: string, calculators: readonly SearchedCalculator[]): SearchedCalculator[] {
  if (!isLongEnough(query)) return []
  return calculators
    .map((one) => ({ one, rank: rankOf(query, one) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one)
}

/**
 * What of a calculator's names is marked: the query, and what is marked in the names of the rules that were found, which
 * tells what a query in pinyin, in Traditional signs or with a typing error means.
 */
function partsFound(query: string, results: readonly Named[]): string[] {
  const marked = results.flatMap(({ title, english }) => [title, ...(english ? [english] : [])])
  const stretches = marked.flatMap(({ text, marks }) => marks.map(([start, end]) => fold(text.slice(start, end))))
  return [query, ...query.split(' '), ...stretches]
}

/** Whether a calculator is of another edition than a rule, as a number to sort by. */
const isOfOther = ({ rules: [own = ''] }: SearchedCalculator, id: string): number =>
  Number(isPlaytest(own) !== isPlaytest(id))

/**
 * The calculators that a query names, and those that apply the rules which were found first: those of the first rule
 * before those of the second, and of each rule the one that is most about it, of its own edition.
 *
 * @param home the address of the first page in the language
 */
export function calculatorsFor(
  query: string,
  results: readonly Named[],
  { heading, calculators }: CalculatorsDocument,
  home: string,
): FoundCalculators | undefined {
  const first = results.slice(0, RULES)
  const ids = new Set(first.map(({ id }) => id))
  const byRule = Array.from(ids).flatMap((id) =>
    calculators
      .filter(({ rules }) => rules.includes(id))
      .sort(
        (one, other) => isOfOther(one, id) - isOfOther(other, id) || one.rules.indexOf(id) - other.rules.indexOf(id),
      ),
  )
  const asked = fold(query)
  const parts = partsFound(asked, first)
  const links = Array.from(new Set([...namedBy(asked, calculators), ...byRule]))
    .slice(0, CALCULATORS)
    .map(({ path, title, english, caption }) => ({
      href: home + path,
      title: mark(title, parts),
      english: english === undefined ? undefined : mark(english, parts),
      caption,
    }))
  return links.length === 0 ? undefined : { heading, links }
}
