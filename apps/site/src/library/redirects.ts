import type { Book, Locale } from '@rulestone/text'
import { addresses } from './addresses.ts'
import type { RuleLink } from './rule-links.ts'

/** A redirect, with the text of its page for browsers that do not follow it. */
export interface Redirect {
  /** the path inside the site, without slashes around it */
  readonly from: string
  readonly title: string
  readonly summary: string
  readonly to: string
}

/** The sources of the redirects of a language. */
export interface RedirectSources {
  readonly locale: Locale
  /** current ids by former ids */
  readonly moved: ReadonlyMap<string, string>
  /** every rule and heading of the language by id */
  readonly links: ReadonlyMap<string, RuleLink>
  /** the summary of every rule by id; a heading has none */
  readonly summaries: ReadonlyMap<string, string>
  readonly books: readonly Book[]
  /** the name of the glossary, and its summary */
  readonly glossary: Pick<Redirect, 'title' | 'summary'>
}

/** Redirects from former ids to current ones. */
const movedRedirects = ({ locale, moved, links, summaries }: RedirectSources): Redirect[] =>
  Array.from(moved).flatMap(([old, now]) => {
    const link = links.get(now)
    if (!link) return []
    return [{ from: `${locale}/rules/${old}`, title: link.title, summary: summaries.get(now) ?? '', to: link.href }]
  })

/** Redirects from truncated URLs of rules and chapters to the list above them. */
function truncatedUrlRedirects({ locale, books, glossary }: RedirectSources): Redirect[] {
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
  ...truncatedUrlRedirects(sources),
]
