import { copyText } from '../../shared/copy-text.ts'
import { cleanName, type KeptList, readIds, writeIds } from './kept-spells.ts'

/** The parameters of a URL with the spells of a shared list, and its name. */
export const ONLY = 'only'
export const NAMED = 'named'

/** The list that the URL shares; without spells if it shares none. */
export function sharedList(): KeptList {
  const query = new URLSearchParams(location.search)
  return { name: cleanName(query.get(NAMED) ?? ''), ids: readIds(query.get(ONLY)) }
}

/**
 * Copies the link of a list.
 *
 * @returns the link, if the browser does not allow it
 */
export async function copyLink({ name, ids }: KeptList): Promise<string | undefined> {
  const link = new URL(location.pathname, location.href)
  link.searchParams.set(ONLY, writeIds(ids))
  if (name !== '') link.searchParams.set(NAMED, name)
  return (await copyText(link.href)) ? undefined : link.href
}
