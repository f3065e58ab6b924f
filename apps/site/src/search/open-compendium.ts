import { type Index, openInSteps } from '@rulestone/search'
import type { SearchIndex } from '@rulestone/search/build'
import { fetchJson } from '../shared/fetch-data.ts'
import { runInSlices } from './run-in-slices.ts'

/** Opens the index of spells and creatures. */
export async function openCompendium(home: string): Promise<Index> {
  const { names, text } = await fetchJson<SearchIndex>(`${home}search/compendium.json`)
  return await runInSlices(openInSteps(names, text))
}
