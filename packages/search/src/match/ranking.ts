import type { Index, Item, Name } from '../documents/index-types.ts'
import { isSought } from '../documents/seeking.ts'
import { CURRENT_EDITION } from '../editions.ts'

/** How well an item answers a query, by which of its names. */
export interface NameMatch {
  readonly item: number
  readonly name: Name | undefined
  readonly score: number
}

/** The score of each way to match a name: any match of one way ranks above every match of the next. */
export const SCORES = {
  exact: 1000,
  plural: 995,
  asked: 985,
  prefix: 800,
  word: 700,
  inside: 600,
  words: 500,
  near: 400,
  within: 300,
}

/** From this score, the query was a name or the beginning of one. */
export const NAMED = 640

/** From this score, a name answers a query of several words better than entries that merely contain those words. */
export const INSIDE = 520

/** The factor for headings and terms, whose rule comes first, in a query of words. */
export const PLACES = { entry: 1, heading: 0.95, term: 0.85 }

/** The penalty of an item, by its kind. */
const HANDICAPS = { entry: 0, heading: 12, term: 20, currentEdition: 5, otherEdition: 45 }

/** The penalty of an item of another edition than the reader's: a small one for the current edition. */
const editionHandicap = ({ edition }: Item, index: Pick<Index, 'edition'>): number => {
  if (edition === index.edition) return 0
  return edition === CURRENT_EDITION ? HANDICAPS.currentEdition : HANDICAPS.otherEdition
}

/** The factor for a rule of another edition than the reader's, in a query of words. */
export const editionFactor = ({ edition }: Item, index: Pick<Index, 'edition'>): number => {
  if (edition === index.edition) return 1
  return edition === CURRENT_EDITION ? 0.95 : 0.6
}

/** Keeps the best match of each item. */
export class BestMatches {
  readonly #matches = new Map<number, NameMatch>()
  readonly #index: Pick<Index, 'edition' | 'sought' | 'items'>

  constructor(index: Pick<Index, 'edition' | 'sought' | 'items'>) {
    this.#index = index
  }

  add(item: number, name: Name | undefined, score: number): void {
    const of = this.#index.items[item]
    if (!of || !isSought(this.#index, item)) return
    const full = score - HANDICAPS[of.sort] - editionHandicap(of, this.#index) - (name?.handicap ?? 0)
    if (full > (this.#matches.get(item)?.score ?? 0)) this.#matches.set(item, { item, name, score: full })
  }

  sorted(): NameMatch[] {
    return Array.from(this.#matches.values()).sort((a, b) => b.score - a.score || a.item - b.item)
  }
}
