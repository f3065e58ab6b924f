import { expect, test } from 'vitest'
import { english, objections } from '../../test/fixture.ts'
import { books } from './books.ts'

const FILE = 'books/playing.yml'
const BOOK = `id: playing
title: { en: Playing, zh: 游戏, th: เล่น }
chapters:
  - id: combat
    title: { en: Combat, zh: 战斗, th: ต่อสู้ }
    entries: [cover, surprise]
  - id: travel
    title: { en: Travel, zh: 旅行, th: เดินทาง }
    entries: [pace]
`
const entries = Object.fromEntries(['cover', 'surprise', 'pace'].map((id) => [`rules/combat/${id}.en.md`, english(id)]))

test('a book in which every entry stands once', () => {
  expect(objections(books, { ...entries, [FILE]: BOOK })).toEqual([])
})

test.each([
  ['an entry that does not exist', BOOK.replace('pace]', 'pace, pce]'), [`${FILE}:9:21 unknown-entry`]],
  ['an entry twice', BOOK.replace('pace]', 'pace, cover]'), [`${FILE}:9:21 entry-twice`]],
  ['an entry too few', BOOK.replace(', surprise', ''), ['rules/combat/surprise.en.md:1:1 entry-missing']],
  ['a chapter twice', BOOK.replace('travel', 'combat'), [`${FILE}:7:9 chapter-twice`]],
  ['another id than its file', BOOK.replace('id: playing', 'id: play'), [`${FILE}:1:5 id-differs`]],
])('%s', (_, text, expected) => {
  expect(objections(books, { ...entries, [FILE]: text })).toEqual(expected)
})

test.each([
  ['a title without Thai', BOOK.replace(', th: เล่น', ''), '2:8 missing-key'],
  ['a chapter without entries', BOOK.replace('[pace]', '[]'), '9:14 too-short'],
  ['a key that is not known', `${BOOK}author: me\n`, '10:1 unknown-key'],
  ['YAML that is none', `${BOOK}a: [`, '10:5 yaml'],
])('%s, which makes it no book', (_, text, expected) => {
  expect(objections(books, { [FILE]: text })).toEqual([`${FILE}:${expected}`])
})
