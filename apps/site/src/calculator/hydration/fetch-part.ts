import { cacheRequests } from '../../shared/cache-requests.ts'
import { fetchData } from '../../shared/fetch-data.ts'

/** Fetches the part of a calculator, as JSON, once for all calculators of a page that share it. */
export const fetchPart = cacheRequests(async (address: string): Promise<string> => {
  const response = await fetchData(address, 'no-cache')
  return await response.text()
})
