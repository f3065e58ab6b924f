import { book, english, translated } from '@rulestone/testing/entries'
import { buildWorkbench } from '@rulestone/text'
import { expect, it } from 'vitest'
import { buildRules } from './build-data.ts'

const file = (path: string, text: string) => ({ file: path, bytes: new TextEncoder().encode(text) })

it('a rule has its former ids, its chapters, its source, and what is stale in a translation', () => {
  const chinese = translated('wall', '墙。').replace(
    '\n---\n\n',
    '\ntranslation: { of: 3f9c1d20ab47, status: reviewed }\n---\n\n',
  )
  const workbench = buildWorkbench([
    file('rules/combat/wall.en.md', english('wall', 'A wall.')),
    file('rules/combat/wall.zh.md', chinese),
    file('books/book.yml', book('wall')),
    file('moved.yml', 'fence: wall\nhedge: wall\n'),
  ])
  const [inEnglish, inChinese] = buildRules(workbench, { site: 'https://a.org' })
  expect(inEnglish).toMatchObject({
    id: 'wall',
    language: 'en',
    edition: 'srd-5.2.1',
    url: 'https://a.org/en/rules/wall/',
    formerIds: ['fence', 'hedge'],
    chapters: [{ book: 'book', chapter: 'one' }],
    sources: [{ source: 'srd-5.2.1', heading: 'Playing the Game', page: 5 }],
  })
  expect(inEnglish?.translation).toBeUndefined()
  expect(inChinese).toMatchObject({
    language: 'zh',
    translation: { status: 'reviewed', stale: ['title', 'summary', 'p-1'] },
    blocks: [{ key: 'p-1', stale: true }],
  })
})
