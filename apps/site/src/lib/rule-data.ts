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
  /** from the first page down; the rule is the last */
  readonly crumbs: readonly Crumb[]
}

/** A rule as a defined term of schema.org, and the way to its page. */
export function ruleData({ entry, url, english, tag, set, crumbs }: RuleDataParts): unknown {
  const names = [...new Set([...(english === undefined ? [] : [english]), ...entry.aliases])]
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'DefinedTerm',
        '@id': `${url}#term`,
        url,
        name: entry.title,
        ...(names.length === 0 ? {} : { alternateName: names }),
        description: entry.summary,
        inLanguage: tag,
        termCode: entry.id,
        inDefinedTermSet: { '@type': 'DefinedTermSet', '@id': `${set.url}#set`, url: set.url, name: set.name },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ name, url: item }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item,
        })),
      },
    ],
  }
}

/** Data as it stands in a script of a page: nothing in it can end the script. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
