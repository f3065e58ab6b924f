import { BOOK_FILE_CODES, isRule } from '../corpus/index.ts'
import { START } from '../findings/index.ts'
import { nearest } from '../language/index.ts'
import { type Check, defineCheck, type Example } from './framework/check.ts'

const TITLE = '{ en: A, zh: 甲, th: ก }'
const CHAPTER = `{ id: a, title: ${TITLE}, entries: [rule] }`
const BOOK = `id: book\ntitle: ${TITLE}\nchapters:\n  [${CHAPTER}]\n`
const book = (from: string, to: string): Example => ({
  en: 'Words.',
  files: { 'books/book.yml': BOOK.replace(from, to) },
})

/** Every rule is in exactly one chapter, and chapters have existing entries only. */
export const books: Check = defineCheck({
  id: 'books',
  severity: 'error',
  description: 'every rule in exactly one chapter',
  examples: {
    good: [{ en: 'Words.', files: { 'books/book.yml': BOOK } }],
    bad: [
      { en: 'Words.', files: { 'books/play.yml': BOOK }, code: 'id-differs', at: '1:5' },
      {
        en: 'Words.',
        files: {
          'books/book.yml': BOOK.replace(']\n', `, ${CHAPTER.replace('rule', 'other')}]\n`),
          'rules/a/other.en.md': 'Words.',
        },
        code: 'chapter-twice',
        at: '4:70',
      },
      { ...book('[rule]', '[rule, rul]'), code: 'unknown-entry', at: '4:61' },
      { ...book('[rule]', '[rule, rule]'), code: 'entry-twice', at: '4:61' },
      { en: 'Words.', code: 'entry-missing', at: '1:1' },
      { files: { 'books/book.yml': BOOK.replace(', th: ก', '') }, code: 'missing-key', at: '2:8' },
      { files: { 'books/book.yml': BOOK.replace('[rule]', '[]') }, code: 'too-short', at: '4:54' },
      { files: { 'books/book.yml': `${BOOK}author: me\n` }, code: 'unknown-key', at: '5:1' },
      { en: 'Words.', files: { 'books/book.yml': `${BOOK}a: [` }, code: 'yaml-bracket', at: '5:4' },
    ],
  },
  codes: [...BOOK_FILE_CODES, 'id-differs', 'chapter-twice', 'unknown-entry', 'entry-twice', 'entry-missing'],
  *check({ bookFiles, groups, unread }) {
    const shelved = new Map<string, string>()
    for (const { book, problems } of bookFiles) {
      yield* problems
      if (!book) continue
      const { file, document } = book
      const expected = file.replace(/^.*\/|\.yml$/g, '')
      if (book.id !== expected)
        yield { file, ...document.at(['id']), code: 'id-differs', values: { got: book.id, expected } }
      const chapters = new Set<string>()
      for (const [chapterIndex, chapter] of book.chapters.entries()) {
        const path = ['chapters', chapterIndex]
        if (chapters.has(chapter.id)) {
          yield { file, ...document.at([...path, 'id']), code: 'chapter-twice', values: { got: chapter.id } }
        }
        chapters.add(chapter.id)
        for (const [index, id] of chapter.entries.entries()) {
          const at = { file, ...document.at([...path, 'entries', index]) }
          const first = shelved.get(id)
          if (!groups.has(id)) {
            yield { ...at, code: 'unknown-entry', values: { got: id, expected: nearest(id, groups.keys()) } }
          } else if (first !== undefined) yield { ...at, code: 'entry-twice', values: { got: id, first } }
          shelved.set(id, first ?? `${book.id}/${chapter.id}`)
        }
      }
    }
    if (unread.includes('bookFiles')) return
    for (const [id, group] of groups) {
      const file = (group.en ?? group.zh ?? group.th)?.file
      if (!shelved.has(id) && isRule(id) && file !== undefined)
        yield { file, ...START, code: 'entry-missing', values: { id } }
    }
  },
})
