import { askOnce } from '../../shared/ask-once.ts'
import { fetchData } from '../../shared/fetch-data.ts'

/** Fetches the part of a calculator, as JSON, once for all calculators of a page that share it. */
export const fetchPart = askOnce(async (address: string): Promise<string> => {
  const response = await fetchData(address, 'no-cache')
  return await response.text()
})
