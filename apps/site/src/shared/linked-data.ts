import type { Entry } from '@rulestone/text'

/** A step of the way to a page. */
export interface Crumb {
  readonly name: string
  readonly url: string
}

/** What search engines are told of a rule. */
export interface RuleDataParts {
  readonly entry: Entry
  readonly url: string
  /** the name of the rule in the source language, where the entry is in another */
  readonly english: string | undefined
  /** the language of the entry, as a BCP 47 tag */
  readonly tag: string
  /** the set of all terms: the glossary */
  readonly set: Crumb
}

/** What the data of a page say, in the terms of schema.org. */
export const linkedData = (...parts: readonly object[]): unknown => ({
  '@context': 'https://schema.org',
  '@graph': parts,
})

/** The glossary as a set of defined terms; each term names it. */
export const termSet = ({ url, name }: Crumb): object => ({ '@type': 'DefinedTermSet', '@id': `${url}#set`, url, name })

/** A rule as a defined term. */
export function ruleTerm({ entry, url, english, tag, set }: RuleDataParts): object {
  const names = [...new Set([...(english === undefined ? [] : [english]), ...entry.aliases])]
  return {
    '@type': 'DefinedTerm',
    '@id': `${url}#term`,
    url,
    name: entry.title,
    ...(names.length === 0 ? {} : { alternateName: names }),
    description: entry.summary,
    inLanguage: tag,
    termCode: entry.id,
    inDefinedTermSet: termSet(set),
  }
}

/** The way to a page, from the first page down; the page is the last. */
export const wayTo = (crumbs: readonly Crumb[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url: item }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  })),
})

/** What search engines are told of the site in a language. */
export interface SiteDataParts extends Crumb {
  readonly description: string
  readonly tag: string
  /** the page that searches, which takes the words as `q` */
  readonly search: string
}

/** The site in a language, and how it is searched. */
export const webSite = ({ name, url, description, tag, search }: SiteDataParts): object => ({
  '@type': 'WebSite',
  '@id': `${url}#site`,
  url,
  name,
  description,
  inLanguage: tag,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={words}` },
    'query-input': 'required name=words',
  },
})

/** Data as it stands in a script of a page: nothing in it can end the script. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
