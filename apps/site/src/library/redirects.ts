import type { Book, Locale } from '@rulestone/text'
import { addresses } from './addresses.ts'
import type { RuleLink } from './rule-links.ts'

/** An address that only leads to another, with what stands on its page for readers whose browser does not follow. */
export interface Redirect {
  /** inside the site, without slashes around it */
  readonly from: string
  readonly title: string
  readonly summary: string
  readonly to: string
}

/** What the redirects of a language are made from. */
export interface RedirectSources {
  readonly locale: Locale
  /** ids that were renamed, with those of today */
  readonly moved: ReadonlyMap<string, string>
  /** every rule and heading of the language by id */
  readonly links: ReadonlyMap<string, RuleLink>
  readonly books: readonly Book[]
  /** the name of the glossary, and what it is */
  readonly glossary: Pick<Redirect, 'title' | 'summary'>
}

/** Addresses of renamed ids lead to those of today. */
const movedRedirects = ({ locale, moved, links }: RedirectSources): Redirect[] =>
  Array.from(moved).flatMap(([old, now]) => {
    const link = links.get(now)
    return link ? [{ from: `${locale}/rules/${old}`, title: link.title, summary: '', to: link.href }] : []
  })

/** What is left when somebody cuts the address of a rule or a chapter leads to the list of what it held. */
function cutRedirects({ locale, books, glossary }: RedirectSources): Redirect[] {
  const ofBooks = books.map(({ id, title, introduction }) => ({
    from: `${locale}/book/${id}`,
    title: title[locale],
    summary: introduction?.[locale] ?? '',
    to: `${addresses.home(locale)}#book-${id}`,
  }))
  const [first] = ofBooks
  return [
    { from: `${locale}/rules`, ...glossary, to: addresses.glossary(locale) },
    ...(first ? [{ ...first, from: `${locale}/book` }] : []),
    ...ofBooks,
  ]
}

/** All redirects of a language. */
export const redirectsOf = (sources: RedirectSources): Redirect[] => [
  ...movedRedirects(sources),
  ...cutRedirects(sources),
]
