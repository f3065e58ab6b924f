import { expect, test } from 'vitest'
import { FILE_NAMES, FOLDERS, openFile, TOP_FILES } from './readers.ts'

test.each([
  ['rules/{chapter}/{id}.{en|zh|th}.md', 'rules/combat/cover.th.md', 'entries'],
  ['spells/{id}.{en|zh|th}.md', 'spells/fireball.en.md', 'entries'],
  ['creatures/{id}.{en|zh|th}.md', 'creatures/owlbear.zh.md', 'entries'],
  ['creature-parts/{id}.{en|zh|th}.md', 'creature-parts/pack-tactics.th.md', 'entries'],
  ['terms/{part}.yml', 'terms/actions.yml', 'termFiles'],
  ['books/{id}.yml', 'books/next-2012.yml', 'bookFiles'],
  ['strings/{en|zh|th}/{name}.json', 'strings/th/site.json', 'stringsFiles'],
  ['confirmed/{zh|th}.json', 'confirmed/th.json', 'confirmedFiles'],
  ['words/{en|zh|th}.txt', 'words/en.txt', 'wordsFiles'],
  ['other-names/{name}.{en|zh|th}.yml', 'other-names/rules.zh.yml', 'searchNamesFiles'],
  ['questions/{name}.{en|zh|th}.yml', 'questions/spells.th.yml', 'searchNamesFiles'],
  ['equal.yml', 'equal.yml', 'equivalenceFiles'],
  ['moved.yml', 'moved.yml', 'movedFiles'],
])('%s: %s is read', (name, file, part) => {
  expect(FILE_NAMES).toContain(name)
  expect(openFile(file)?.part).toBe(part)
  expect(FOLDERS.has(file.replace(/\/.*/, '')) || TOP_FILES.includes(file)).toBe(true)
})

test('other files are not', () => {
  expect(FILE_NAMES).toHaveLength(13)
  expect(openFile('confirmed/en.json')).toBeUndefined()
})
