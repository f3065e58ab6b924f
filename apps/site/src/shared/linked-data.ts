import type { Entry } from '@rulestone/text'

/** A breadcrumb. */
export interface Crumb {
  readonly name: string
  readonly url: string
}

/** The linked data of a rule. */
export interface RuleDataParts {
  readonly entry: Entry
  readonly url: string
  /** the name of the rule in the source language, if the entry is in another */
  readonly english: string | undefined
  /** the language of the entry, as a BCP 47 tag */
  readonly tag: string
  /** the set of all terms: the glossary */
  readonly set: Crumb
}

/** The linked data of a page, in schema.org terms. */
export const linkedData = (...parts: readonly object[]): unknown => ({
  '@context': 'https://schema.org',
  '@graph': parts,
})

/** The glossary as a DefinedTermSet; each term refers to it. */
export const termSet = ({ url, name }: Crumb): object => ({ '@type': 'DefinedTermSet', '@id': `${url}#set`, url, name })

/** A rule as a DefinedTerm. */
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

/** The breadcrumbs of a page, from the home page to itself. */
export const breadcrumbs = (crumbs: readonly Crumb[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url: item }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  })),
})

/** The linked data of the site in a language. */
export interface SiteDataParts extends Crumb {
  readonly description: string
  readonly tag: string
  /** the URL of the search page, which takes the words as `q` */
  readonly search: string
}

/** The site in a language, with its search. */
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

/** JSON for a script element: escaped, so that it cannot end the script. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
