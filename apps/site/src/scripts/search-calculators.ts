import type { Result } from '@rulestone/search/names'

/** A calculator as the search names it, with the rules that it applies, the most its own first. */
export interface SearchedCalculator {
  readonly id: string
  readonly title: string
  readonly caption: string
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

/**
 * The calculators that apply the rules which were found first: those of the first rule before those of the second, and
 * of each rule the one that is most about it.
 *
 * @param home the address of the first page in the language
 */
export function calculatorsFor(
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
  const links = Array.from(new Set(byRule))
    .slice(0, CALCULATORS)
    .map(({ id, title, caption }) => ({ href: `${home}calculators/${id}/`, title, caption }))
  return links.length === 0 ? undefined : { heading, links }
}
