import { cacheRequests } from '../../shared/cache-requests.ts'
import { fetchData } from '../../shared/fetch-data.ts'

/** A page of the site, fetched once. */
const pageAt = cacheRequests(async (address: string): Promise<Document> => {
  const response = await fetchData(address)
  // This page already has its style, and its policy allows no other.
  const text = (await response.text()).replace(/<style[\s\S]*?<\/style>/gu, '')
  return new DOMParser().parseFromString(text, 'text/html')
})

/** This page in another language. */
export function pageIn(language: string): Promise<Document> {
  const link = document.querySelector<HTMLAnchorElement>(`.languages a[data-language="${language}"]`)
  return pageAt(link ? link.origin + link.pathname : '')
}
