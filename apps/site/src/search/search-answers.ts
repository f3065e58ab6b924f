import { type FilterWords, fold, isUnspaced, mark, withMeasuresOfRules } from '@rulestone/search'
import type { Result } from '@rulestone/search/names'
import { editionOf } from '../library/edition-of.ts'
import type { Strings } from '../shared/make-t.ts'
import { type Asks, type Calculation, readCalculation } from './read-calculation.ts'
import type { FilteredList, SearchedList } from './read-list.ts'

/** A calculator, or a page of several, as the search knows it. */
interface SearchedCalculator {
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

/** The parts of a result that determine its calculators. */
type Named = Pick<Result, 'id' | 'title' | 'english'>

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

/** A calculator with the values of a query filled in. */
interface FilledCalculator {
  readonly href: string
  readonly title: string
  /** the fields that are filled in, with their values, in words */
  readonly understood: string
}

/** The words that fill calculators in, and the calculators. */
type FillingWords = Pick<AnswersDocument, 'asks' | 'filled' | 'calculators'>

/** Something that players look for and the rules do not have. */
export interface Outside {
  /** what it is: `spell` */
  readonly kind: string
  readonly name: string
  /** the page that comes nearest, in its language: `rules/stat-block/` */
  readonly path: string | undefined
}

/** A found calculator with its matches marked, as in the names of rules. */
interface FoundCalculator extends Pick<Result, 'title' | 'english'> {
  readonly href: string
  readonly caption: string
}

/** The calculators, or the filtered list, beside the results. */
export interface FoundCalculators {
  readonly heading: string
  /** whether they answer the query better than any rule */
  readonly isFirst?: boolean
  readonly links: readonly FoundCalculator[]
}

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
): FoundCalculators | undefined {
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

/** A calculator, filled in. The code of addresses is loaded for the first one. */
async function filledIn(
  { calculator: id, texts }: Calculation,
  { filled, calculators }: FillingWords,
  home: string,
): Promise<readonly FilledCalculator[]> {
  const path = `calculators/${id}/`
  const calculator = calculators.find((one) => one.path === path)
  if (!calculator) return []
  const { filledQuery } = await import('../calculator/filled-address.ts')
  const words = filled[id] ?? {}
  const understood = Object.entries(texts).flatMap(
    ([field, value]) =>
      words[`${field}.${value}`] ?? words[field]?.replace('{{value}}', value.replace(/^-/u, '−')) ?? [],
  )
  return [{ href: home + path + filledQuery(texts), title: calculator.title, understood: understood.join(' · ') }]
}

/**
 * The calculators that answer a query, filled in.
 *
 * @param dice the dice that the query consists of, if it does
 */
export async function filledCalculators(
  typed: string,
  dice: string | undefined,
  words: FillingWords,
  home: string,
): Promise<readonly FilledCalculator[]> {
  const asked = readCalculation(withMeasuresOfRules(typed.normalize('NFKC'), 'en').toLowerCase(), words.asks)
  const ofDice: readonly Calculation[] =
    dice === undefined
      ? []
      : [
          { calculator: 'dice', texts: { expr: dice } },
          { calculator: 'save-for-half', texts: { damage: dice } },
        ]
  const found = await Promise.all([...(asked ? [asked] : []), ...ofDice].map((one) => filledIn(one, words, home)))
  return found.flat()
}

/** A link to a list with filters chosen. */
export function linkToList({ list, values }: FilteredList, heading: string, home: string): FoundCalculators {
  const query = new URLSearchParams(values.map((value) => value.split('=', 2) as [string, string]))
  const link = {
    href: `${home}${list.path}?${query}`,
    title: { text: list.title, marks: [] },
    english: undefined,
    caption: values.map((value) => list.values[value]?.[0]).join(' · '),
  }
  return { heading, isFirst: true, links: [link] }
}

/** Two numbers without a sign between them, an unfinished sum, or a comparison: no dice to roll. */
const NOT_DICE = /\d\s+[\dd]|[+\-−*×/]\s*$|[<>=]/u

/** The dice that a query consists of, after a word for rolling; undefined if it says anything else. */
export function typedDice(typed: string, { asks }: Pick<AnswersDocument, 'asks'>): string | undefined {
  const text = typed.normalize('NFKC').trim().toLowerCase()
  const word = asks['roll']?.find((one) => text.startsWith(one)) ?? ''
  const dice = text.slice(word.length).trim()
  if (!/^[\d\s()+\-−*×/d%khlroxe!,.]+$/u.test(dice) || NOT_DICE.test(dice)) return undefined
  return /d(?:\d|%)/u.test(dice) ? dice : undefined
}

/** The pages nearest to what lies outside the rules. */
const NEAREST_PAGES: Readonly<Record<string, (name: string) => string>> = {
  spell: () => 'spells/',
  creature: () => 'creatures/',
  feature: () => 'rules/step-1-class/',
  item: () => 'rules/attunement/',
}

/**
 * What a query looks for that the rules do not have.
 *
 * @param isWhole whether the query must be such a name; otherwise it may have other words
 */
export function outsideOf(
  typed: string,
  { outside }: Pick<AnswersDocument, 'outside'>,
  isWhole: boolean,
): Outside | undefined {
  const query = fold(typed)
  const isIn = (name: string): boolean => {
    const folded = fold(name)
    if (query === folded || query === `${folded}s`) return true
    if (isWhole) return false
    return isUnspaced(folded) ? folded.length > 1 && query.includes(folded) : ` ${query} `.includes(` ${folded} `)
  }
  for (const [kind, names] of Object.entries(outside)) {
    const name = names.find(isIn)
    if (name !== undefined) return { kind, name, path: NEAREST_PAGES[kind]?.(name) }
  }
  return undefined
}
