import { expect, test } from 'vitest'
import { madeEntry } from '../../test/made-entry.ts'
import { breadcrumbs, linkedData, ruleTerm, scriptJson, termSet, webSite } from './linked-data.ts'

const ENTRY = madeEntry({ title: '掩护', aliases: ['掩蔽'], summary: '一句话。', hash: '0123456789ab' })

const url = 'https://example.org/zh/rules/cover/'
const glossary = { name: '术语表', url: 'https://example.org/zh/glossary/' }

test('describes a rule as a DefinedTerm with breadcrumbs', () => {
  const crumbs = [glossary, { name: '掩护', url }]
  const term = ruleTerm({ entry: ENTRY, url, english: 'Cover', tag: 'zh-Hans', set: glossary })
  expect(linkedData(term, breadcrumbs(crumbs))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'DefinedTerm',
        '@id': 'https://example.org/zh/rules/cover/#term',
        url: 'https://example.org/zh/rules/cover/',
        name: '掩护',
        alternateName: ['Cover', '掩蔽'],
        description: '一句话。',
        inLanguage: 'zh-Hans',
        termCode: 'cover',
        inDefinedTermSet: {
          '@type': 'DefinedTermSet',
          '@id': 'https://example.org/zh/glossary/#set',
          url: 'https://example.org/zh/glossary/',
          name: '术语表',
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: '术语表', item: 'https://example.org/zh/glossary/' },
          { '@type': 'ListItem', position: 2, name: '掩护', item: 'https://example.org/zh/rules/cover/' },
        ],
      },
    ],
  })
})

test('terms refer to the glossary as their DefinedTermSet', () => {
  const term = ruleTerm({ entry: ENTRY, url, english: undefined, tag: 'zh-Hans', set: glossary })
  expect(term).toMatchObject({ inDefinedTermSet: termSet(glossary) })
})

test('the site has a SearchAction with a URL template', () => {
  const home = 'https://example.org/zh/'
  expect(
    webSite({ name: 'R', url: home, description: '规则。', tag: 'zh-Hans', search: `${home}search/` }),
  ).toMatchObject({
    '@type': 'WebSite',
    url: 'https://example.org/zh/',
    inLanguage: 'zh-Hans',
    potentialAction: { target: { urlTemplate: 'https://example.org/zh/search/?q={words}' } },
  })
})

test('escapes the end tag of a script in JSON-LD', () => {
  expect(scriptJson({ name: '</script>' })).toBe('{"name":"\\u003c/script>"}')
})
