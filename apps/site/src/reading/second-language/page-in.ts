import { fetchPage } from '../../shared/fetch-page.ts'

/** This page in another language. */
export function pageIn(language: string): Promise<Document> {
  const link = document.querySelector<HTMLAnchorElement>(`.languages a[data-language="${language}"]`)
  return fetchPage(link ? link.origin + link.pathname : '')
}
