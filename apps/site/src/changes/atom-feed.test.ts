import { SaxesParser } from 'saxes'
import { expect, it } from 'vitest'
import { atomFeed } from './atom-feed.ts'

/** The texts and attributes of a document, by the path of their element; throws if it is not well-formed. */
function read(xml: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const path: string[] = []
  const add = (name: string, value: string): void => {
    if (value.trim() !== '') found.set(name, [...(found.get(name) ?? []), value])
  }
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    expect(uri).toBe('http://www.w3.org/2005/Atom')
    path.push(local)
    for (const { name, value } of Object.values(attributes)) add(`${path.join('/')}@${name}`, value)
  })
  parser.on('text', (text) => add(path.join('/'), text))
  parser.on('closetag', () => path.pop())
  parser.write(xml).close()
  return found
}

const entry = {
  url: 'https://a.org/zh/rules/cover/?a=1&b',
  title: '改动：掩护 <b> & "x"',
  summary: '半身掩护 +2',
  category: 'changed',
  date: '2026-11-23',
}
const feed = {
  url: 'https://a.org/zh/changes.atom',
  page: 'https://a.org/zh/',
  tag: 'zh-Hans',
  title: '规则变更',
  subtitle: '最新的在前',
  author: 'Us',
  rights: 'CC-BY-4.0',
  updated: '2026-11-23',
  entries: [entry, { ...entry, date: '2026-11-22' }],
}

it('is well-formed XML with the elements that Atom requires, each with its text', () => {
  expect(Object.fromEntries(read(atomFeed(feed)))).toEqual({
    'feed@xmlns': ['http://www.w3.org/2005/Atom'],
    'feed@xml:lang': [feed.tag],
    'feed/id': [feed.url],
    'feed/title': [feed.title],
    'feed/subtitle': [feed.subtitle],
    'feed/updated': ['2026-11-23T00:00:00Z'],
    'feed/link@rel': ['self', 'alternate'],
    'feed/link@type': ['application/atom+xml', 'text/html'],
    'feed/link@href': [feed.url, feed.page],
    'feed/author/name': [feed.author],
    'feed/rights': [feed.rights],
    'feed/entry/id': [`${entry.url}#changed-2026-11-23`, `${entry.url}#changed-2026-11-22`],
    'feed/entry/title': [entry.title, entry.title],
    'feed/entry/updated': ['2026-11-23T00:00:00Z', '2026-11-22T00:00:00Z'],
    'feed/entry/link@rel': ['alternate', 'alternate'],
    'feed/entry/link@type': ['text/html', 'text/html'],
    'feed/entry/link@href': [entry.url, entry.url],
    'feed/entry/category@term': ['changed', 'changed'],
    'feed/entry/summary': [entry.summary, entry.summary],
  })
})

it('is valid without a change', () => {
  expect(read(atomFeed({ ...feed, entries: [] })).get('feed/id')).toEqual([feed.url])
})
