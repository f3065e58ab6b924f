import type { FilterWords } from '@rulestone/search'
import type { Strings } from '../shared/make-t.ts'
import type { Asks } from './read-calculation.ts'
import type { SearchedList } from './read-list.ts'

/** A calculator, or a page of several, as the search knows it. */
export interface SearchedCalculator {
  /** the path after the URL of the home page in the language */
  readonly path: string
  readonly title: string
  /** the English title, if it differs */
  readonly english?: string
  readonly caption: string
  /** what players call it */
  readonly names?: readonly string[]
  /** the rules that it applies, the most specific first */
  readonly rules: readonly string[]
}

/** The calculators of a language, and their heading. */
export interface CalculatorsDocument {
  readonly heading: string
  readonly calculators: readonly SearchedCalculator[]
}

/** The names of filters and their values, in the language of the page. */
export interface FilterNames {
  readonly keys: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, string>>
}

/** What the search answers besides rules, in one language; loaded with the text of the rules. */
export interface AnswersDocument extends CalculatorsDocument {
  readonly strings: Strings
  readonly filterNames: FilterNames
  readonly filterWords: FilterWords
  readonly asks: Asks
  /** what a query has filled in, in words, by calculator and field: `ac` or `state.advantage` */
  readonly filled: Readonly<Record<string, Strings>>
  /** names that lie outside the rules of the site, by what they are */
  readonly outside: Readonly<Record<string, readonly string[]>>
  readonly lists: readonly SearchedList[]
  /** words that say nothing of a list: “all” */
  readonly listWords: readonly string[]
  /** queries to try, separated by `|` */
  readonly suggestions: string
}
