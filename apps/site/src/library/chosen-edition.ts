import type { Edition } from '@rulestone/core'
import { base } from '../shared/base.ts'
import { cacheRequests } from '../shared/cache-requests.ts'
import { fetchJson } from '../shared/fetch-data.ts'
import { remembered } from '../shared/storage.ts'
import { ALL_EDITIONS, CURRENT_EDITION } from './edition-of.ts'

/** The parameter of a URL that asks for an edition, and the key of the saved choice. */
export const EDITION_KEY = 'edition'

/** An edition by its id; undefined if there is none. */
export const editionNamed = (id: string | undefined): Edition | undefined =>
  ALL_EDITIONS.find((edition) => edition === id)

/** What the URL asks for, whether there is such an edition or not; nothing while the page is built. */
export const askedEdition = (): string | undefined =>
  typeof location === 'undefined' ? undefined : new URLSearchParams(location.search).get(EDITION_KEY) || undefined

/** The edition that applies to this page: the one that its URL asks for, or the one that the reader has chosen. */
export const chosenEdition = (): Edition => editionNamed(askedEdition() ?? remembered(EDITION_KEY)) ?? CURRENT_EDITION

/** What replaces the rules and headings of today in an older edition, by their ids: a rule, or `rule#heading`. */
export type Replacements = Readonly<Record<string, string>>

const replacementsAt = cacheRequests(fetchJson<Readonly<Partial<Record<Edition, Replacements>>>>)

/**
 * Loads what replaces the rules of today in an edition.
 *
 * @throws Error if it cannot be fetched
 */
export async function loadReplacements(edition: Edition): Promise<Replacements> {
  const [locale] = document.documentElement.lang.split('-')
  return (await replacementsAt(`${base}/${locale}/replacements.json`))[edition] ?? {}
}
