import { copyText } from '../../shared/copy-text.ts'
import { readIds, writeIds } from './kept-spells.ts'

/** The parameter of a URL with the spells of a shared list. */
export const ONLY = 'only'

/** The spells of the list that the URL shares. */
export const sharedSpells = (): readonly string[] => readIds(new URLSearchParams(location.search).get(ONLY))

/**
 * Copies the link of a list.
 *
 * @returns the link, if the browser does not allow it
 */
export async function copyLink(ids: readonly string[]): Promise<string | undefined> {
  const link = new URL(location.pathname, location.href)
  link.searchParams.set(ONLY, writeIds(ids))
  return (await copyText(link.href)) ? undefined : link.href
}
