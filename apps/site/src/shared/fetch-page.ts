import { cacheRequests } from './cache-requests.ts'
import { fetchData } from './fetch-data.ts'

/** A page of the site, fetched once, without the styles in it: the page that asks has its own, and its policy allows no other. */
export const fetchPage = cacheRequests(async (address: string): Promise<Document> => {
  const response = await fetchData(address)
  const text = (await response.text()).replace(/<style[\s\S]*?<\/style>/gu, '')
  return new DOMParser().parseFromString(text, 'text/html')
})
