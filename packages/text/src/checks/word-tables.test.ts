import { expect, test } from 'vitest'
import { entryFiles, objections } from '../../test/fixture.ts'
import { wordTables } from './word-tables.ts'

const table = (cell: string): string => `| Task | Roll |\n|---|---|\n| Climb | ${cell} |`

test.each(['a d20', 'two dice', ':value[natural-hit]', ':dice[2d6]', '[d20](rule:x)'])(
  'words in a table: %s',
  (cell) => {
    expect(objections(wordTables, entryFiles(table(cell)))).toEqual([])
  },
)

test.each([
  ['+2', '14:12'],
  ['DC 15', '14:14'],
  ['**DC 15**', '14:16'],
  ['ต้องได้ ๑๕', '14:19'],
  ['１５', '14:11'],
])('a figure in a table: %s', (cell, place) => {
  expect(objections(wordTables, entryFiles(table(cell)))).toEqual([`rules/combat/rule.en.md:${place} figure`])
})

test('a figure outside a table', () => {
  expect(objections(wordTables, entryFiles('DC 15'))).toEqual([])
})
