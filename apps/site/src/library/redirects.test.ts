import type { Book } from '@rulestone/text'
import { expect, test } from 'vitest'
import { type RedirectSources, redirectsOf } from './redirects.ts'

const all = <Value>(value: Value) => ({ en: value, zh: value, th: value })
const play: Book = {
  id: 'play',
  title: all('Playing'),
  introduction: all('How 5 feet are walked.'),
  order: 1,
  chapters: [],
  file: 'books/play.yml',
}
const words: Book = { id: 'words', title: all('Words'), order: 2, chapters: [], file: 'books/words.yml' }
const SOURCES: RedirectSources = {
  locale: 'th',
  moved: new Map(),
  links: new Map([
    ['cover', { title: 'Cover', href: '/th/rules/cover/' }],
    ['half-cover', { title: 'Half Cover', href: '/th/rules/cover/#half-cover' }],
  ]),
  summaries: new Map([['cover', 'Cover protects.']]),
  books: [],
  glossary: { title: 'Glossary', summary: 'Every rule by name.' },
}
const glossary = { from: 'th/rules', title: 'Glossary', summary: 'Every rule by name.', to: '/th/glossary/' }

test('renamed ids redirect to rules and headings; unknown targets are skipped', () => {
  const moved = new Map([
    ['shelter', 'cover'],
    ['some-cover', 'half-cover'],
    ['lost', 'nowhere'],
  ])
  expect(redirectsOf({ ...SOURCES, moved })).toEqual([
    { from: 'th/rules/shelter', title: 'Cover', summary: 'Cover protects.', to: '/th/rules/cover/' },
    { from: 'th/rules/some-cover', title: 'Half Cover', summary: '', to: '/th/rules/cover/#half-cover' },
    glossary,
  ])
})

test('a truncated URL redirects to the list above it', () => {
  const toPlay = { title: 'Playing', summary: 'How 5 feet are walked.', to: '/th/#book-play' }
  expect(redirectsOf({ ...SOURCES, books: [play, words] })).toEqual([
    glossary,
    { from: 'th/book', ...toPlay },
    { from: 'th/book/play', ...toPlay },
    { from: 'th/book/words', title: 'Words', summary: '', to: '/th/#book-words' },
  ])
})
