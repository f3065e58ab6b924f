import type { Edition } from '@rulestone/core'
import {
  type Answer,
  answer,
  type FilterKey,
  type FoundInCompendium,
  findInCompendium,
  type Index,
  inEdition,
  nearestNames,
  openInSteps,
  readOperators,
  type TextDocument,
} from '@rulestone/search'
import type { NamesDocument } from '@rulestone/search/names'
import { chosenEdition, loadReplacements, type Replacements } from '../library/chosen-edition.ts'
import { CURRENT_EDITION } from '../library/edition-of.ts'
import { fetchJson } from '../shared/fetch-data.ts'
import { loadSheet } from '../shared/load-sheet.ts'
import { sheetAddress } from '../shared/sheet-address.ts'
import type { AnswersDocument } from './answers-document.ts'
import { calculatorsFor } from './calculators-for.ts'
import { filledCalculators } from './filled-calculators.ts'
import type { FoundTools } from './found-tools.ts'
import { linkToList } from './link-to-list.ts'
import { openCompendium } from './open-compendium.ts'
import { outsideOf } from './outside.ts'
import { listReader } from './read-list.ts'
import { runInSlices } from './run-in-slices.ts'
import sheet from './search-above.css?url'
import { showAbove } from './search-above.ts'
import type { ResultsList } from './search-results.ts'
import { createFormatter } from './search-words.ts'
import { recordOpened, suggest } from './suggestions.ts'
import { typedDice } from './typed-dice.ts'
import { withFilter } from './write-filter.ts'

/** A query and the box that shows its results. */
interface Shown {
  readonly query: string
  readonly limit: number
  readonly list: ResultsList
  /** the language of the page, as a BCP 47 tag */
  readonly tag: string
  readonly setQuery: (query: string) => void
  /** whether the query is still the one in the box */
  readonly isCurrent: () => boolean
}

/** The search in names, text and calculators, once everything is loaded. */
export interface FullSearch {
  /** shows the results of a query, with answers and filters above them */
  readonly show: (shown: Shown) => Promise<void>
  /** shows recent searches and some to try */
  readonly suggest: (list: ResultsList, setQuery: (query: string) => void) => void
}

/** The most names that come near a query without results. */
const MOST_NEAREST = 3

/** What the rules of today are replaced by in the reader's edition; without them, a found rule opens as in any link. */
const replacementsIn = (edition: Edition): Promise<Replacements> =>
  edition === CURRENT_EDITION ? Promise.resolve({}) : loadReplacements(edition).catch(() => ({}))

/**
 * What a query finds in the rules, beside spells and creatures: if it names one of these, a rule that only a correction of the
 * query finds is not meant.
 */
function besideCompendium(found: Answer, inCompendium: FoundInCompendium | undefined): Answer {
  if (inCompendium?.place !== 'first') return found
  const { corrected } = inCompendium
  if (corrected !== undefined || found.corrected === undefined) return { ...found, corrected }
  return { ...found, results: [], corrected, summary: undefined, counts: { kind: {}, edition: {} } }
}

const unmarked = (text: string) => ({ text, marks: [] })

/** Opens the search in names, text and calculators. */
export async function openFullSearch(home: string, names: NamesDocument, text: TextDocument): Promise<FullSearch> {
  const [words, compendium] = await Promise.all([
    fetchJson<AnswersDocument>(`${home}search/answers.json`),
    // Without them, the rules are found.
    openCompendium(home).catch(() => undefined),
    // Without it, answers are plain.
    loadSheet(sheetAddress(sheet)).catch(() => undefined),
  ])
  const index: Index = await runInSlices(openInSteps(names, text))
  const t = createFormatter(document.documentElement.lang, words.strings)
  const readList = listReader(words.lists, words.listWords)

  /** The list that the query describes, the calculators that answer it, filled in, or those of the rules found. */
  const toolsOf = async (
    query: string,
    dice: string | undefined,
    results: Parameters<typeof calculatorsFor>[1],
  ): Promise<FoundTools | undefined> => {
    const list = readList(query)
    if (list) return linkToList(list, t('list'), home)
    const filled = await filledCalculators(query, dice, words, home)
    const found = filled.map(({ href, title, understood }) => ({
      href,
      title: unmarked(title),
      english: undefined,
      caption: t('calculation', { values: understood }),
    }))
    if (found.length > 0) return { heading: words.heading, isFirst: true, links: found }
    return calculatorsFor(query, results, words, home)
  }

  return {
    async show({ query, limit, list, tag, setQuery, isCurrent }) {
      const edition = chosenEdition()
      const found = answer(inEdition(index, edition), query, words.filterWords, limit + 1)
      const plain = readOperators(query).text
      const inCompendium =
        compendium && Object.keys(found.chosen).length === 0
          ? findInCompendium(compendium, plain, found.score)
          : undefined
      const { results, corrected, summary, counts, chosen } = besideCompendium(found, inCompendium)
      const replaced = await replacementsIn(edition)
      if (!isCurrent()) return
      const typed = typedDice(query, words)
      const tools = await toolsOf(query, typed, results)
      if (!isCurrent()) return
      const isNothing = results.length === 0 && tools === undefined && inCompendium === undefined
      const outside = outsideOf(plain, words, !isNothing)
      const nearest = isNothing && !outside ? nearestNames(index, plain, MOST_NEAREST) : []
      list.show(query, isNothing ? nearest : results.slice(0, limit), {
        isComplete: true,
        hasMore: results.length > limit,
        tools,
        compendium: inCompendium && { ...inCompendium, heading: t('compendium.heading') },
        replaced,
        summary: isNothing ? undefined : summary,
        heading: isNothing && nearest.length > 0 ? t('nothing.nearest') : undefined,
      })
      if (list.above.nextElementSibling instanceof HTMLElement) recordOpened(list.above.nextElementSibling, query)
      const dice = typed === undefined ? undefined : (await import('./dice-answer.ts')).diceAnswer(typed)
      if (!isCurrent()) return
      showAbove(
        list.above,
        {
          corrected,
          isWithoutCompendium: compendium === undefined,
          outside,
          dice,
          understood: isNothing && plain !== query.trim() ? plain : undefined,
          answer: { counts, chosen },
        },
        {
          home,
          tag,
          t,
          names: words.filterNames,
          onFilter: (key: FilterKey, value) => setQuery(withFilter(query, key, value, words)),
        },
      )
    },
    suggest(list, setQuery) {
      suggest(list, { home, t, examples: words.suggestions.split('|'), setQuery })
    },
  }
}
