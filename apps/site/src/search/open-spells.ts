import { type Index, openInSteps } from '@rulestone/search'
import type { SearchIndex } from '@rulestone/search/build'
import { fetchJson } from '../shared/fetch-data.ts'
import { runInSlices } from './run-in-slices.ts'

/** Opens the index of spells. */
export async function openSpells(home: string): Promise<Index> {
  const { names, text } = await fetchJson<SearchIndex>(`${home}search/spells.json`)
  return await runInSlices(openInSteps(names, text))
}
