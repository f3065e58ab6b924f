import { expect, test } from 'vitest'
import { corpusOf } from '../../test/fixture.ts'
import { CHECKS } from '../checks/checks.ts'
import { runCheck } from '../checks/framework/run-check.ts'

const GOOD = {
  'strings/en/tables.json': '{ "a": "x", "b": "y" }',
  'terms/a.yml': 'cover: { en: { name: Cover } }\n',
  'books/a.yml': 'id: a\n',
  'words/en.txt': 'reroll\n',
  '../apps/site/src/a.ts': "t('site.a')",
}

test.each([
  ['strings/en/tables.json', '{ "a": "x" "b": "y" }', ['stringsFiles']],
  ['terms/a.yml', 'cover: { en: { name: "Cover } }\n', ['termFiles']],
  ['books/a.yml', 'id: a\nid: b\n', ['bookFiles']],
  ['terms/A.yml', 'cover: { en: { name: Cover } }\n', ['termFiles']],
  ['words/en.txt', 'roll\n', []],
])('what is missing from %s is unknown if it cannot be read', (file, text, unread) => {
  const corpus = corpusOf({ ...GOOD, [file]: text })
  expect(corpus.unread).toEqual(unread)
  const quiet = CHECKS.filter(({ needs = [] }) => needs.some((part) => corpus.unread.includes(part)))
  expect(quiet.length > 0).toBe(unread.length > 0)
  expect(quiet.flatMap((check) => runCheck(check, corpus))).toEqual([])
})
