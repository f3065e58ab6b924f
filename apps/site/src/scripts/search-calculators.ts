import { fold, isUnspaced } from '@rulestone/search'
import type { Result } from '@rulestone/search/names'

/** A calculator as the search names it, or a page of several. */
export interface SearchedCalculator {
  /** where it stands, after the address of the first page in the language */
  readonly path: string
  readonly title: string
  /** its English title, where that is another */
  readonly english?: string
  readonly caption: string
  /** the rules that it applies, the most its own first */
  readonly rules: readonly string[]
}

/** The calculators of a language, and what they are called together. */
export interface CalculatorsDocument {
  readonly heading: string
  readonly calculators: readonly SearchedCalculator[]
}

/** What is shown of calculators beside the results. */
export interface FoundCalculators {
  readonly heading: string
  readonly links: readonly { readonly href: string; readonly title: string; readonly caption: string }[]
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
 * The calculators that a query names, and those that apply the rules which were found first: those of the first rule
 * before those of the second, and of each rule the one that is most about it.
 *
 * @param home the address of the first page in the language
 */
export function calculatorsFor(
  query: string,
  results: readonly Pick<Result, 'id'>[],
  { heading, calculators }: CalculatorsDocument,
  home: string,
): FoundCalculators | undefined {
  const ids = new Set(results.slice(0, RULES).map(({ id }) => id))
  const byRule = Array.from(ids).flatMap((id) =>
    calculators
      .filter(({ rules }) => rules.includes(id))
      .sort((one, other) => one.rules.indexOf(id) - other.rules.indexOf(id)),
  )
  const links = Array.from(new Set([...namedBy(fold(query), calculators), ...byRule]))
    .slice(0, CALCULATORS)
    .map(({ path, title, caption }) => ({ href: home + path, title, caption }))
  return links.length === 0 ? undefined : { heading, links }
}
