import { TABLES } from '@rulestone/core'
import { expect, test } from 'vitest'
import { objections } from '../../test/fixture.ts'
import { tableWords } from './table-words.ts'

const FILE = 'strings/en/tables.json'

const wordsWith = (figures: Readonly<Record<string, number>> = {}): string =>
  Object.keys(figures)
    .map((figure) => (figure === 'bonus' ? '{{bonus, signed}}' : `{{${figure}}}`))
    .join(' ') || 'words'

/** The words of every table of core, as one would write them. */
const words = (): Record<string, { caption: string; columns: Record<string, string>; words: Record<string, string> }> =>
  Object.fromEntries(
    TABLES.map(({ id, columns, rows }) => [
      id,
      {
        caption: id,
        columns: Object.fromEntries(columns.map((column) => [column, column])),
        words: Object.fromEntries(
          rows.flat().flatMap((cell) => (cell.kind === 'words' ? [[cell.key, wordsWith(cell.figures)]] : [])),
        ),
      },
    ]),
  )
const TERMS = [
  ...new Set(
    TABLES.flatMap(({ rows }) =>
      rows.flat().flatMap((cell) => (cell.kind === 'term' ? [cell.id] : cell.kind === 'terms' ? cell.ids : [])),
    ),
  ),
]
  .map((id) => `${id}: { en: { name: ${id} } }\n`)
  .join('')
/** As a file is written: a single line would be too long. */
const inLines = (tree: unknown): string => JSON.stringify(tree, null, 2)
const folder = (text: string, terms = TERMS): Record<string, string> => ({ [FILE]: text, 'terms/all.yml': terms })

test('every word that a table shows, and no other', () => {
  expect(objections(tableWords, folder(inLines(words())))).toEqual([])
})

test('a folder without words of tables', () => {
  expect(objections(tableWords, {})).toEqual([])
})

test.each([
  ['no caption', 'caption', 'heading', ['missing', 'unused']],
  ['a column too few', '"degree":"degree",', '', ['missing']],
  ['a figure that is typed', '{{bonus, signed}}', '+2', ['figures']],
  ['a figure that the table has not', '{{bonus, signed}}', '{{malus}}', ['figures']],
])('%s', (_, before, after, codes) => {
  const { cover, ...rest } = words()
  const text = inLines({ cover: JSON.parse(JSON.stringify(cover).replace(before, after)), ...rest })
  expect(objections(tableWords, folder(text)).map((line) => line.split(' ')[1])).toEqual(codes)
})

test('a term too few', () => {
  const terms = TERMS.replace(/^half-cover.*\n/m, '')
  expect(objections(tableWords, folder(inLines(words()), terms))).toEqual([`${FILE}:1:1 missing-term`])
})
