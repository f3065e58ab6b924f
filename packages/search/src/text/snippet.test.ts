import { describe, expect, test } from 'vitest'
import { type Marked, mark } from './mark.ts'
import { snippet } from './snippet.ts'

const shown = ({ text, marks }: Marked): string =>
  [...marks]
    .reverse()
    .reduce((all, [start, end]) => `${all.slice(0, start)}[${all.slice(start, end)}]${all.slice(end)}`, text)

describe('highlights the query', () => {
  test.each([
    ['in capitals', 'Half Cover gives +2.', ['half cover'], '[Half Cover] gives +2.'],
    ['with accents', 'Coup de Grâce', ['grace'], 'Coup de [Grâce]'],
    ['twice', 'A fall is a fall.', ['fall'], 'A [fall] is a [fall].'],
    ['overlapping', '掩护程度', ['掩护', '护程'], '[掩护程]度'],
    ['with ำ', 'สิ่งกำบัง', ['กํา'], 'สิ่ง[กำ]บัง'],
    ['not at all', 'Prone', ['cover'], 'Prone'],
  ])('%s', (_, text, parts, expected) => {
    expect(shown(mark(text, parts))).toBe(expected)
  })
})

test('truncates a long text around the match, between words', () => {
  const text = `${'one two three four. '.repeat(20)}A wall stands here. ${'five six seven. '.repeat(20)}`
  const { text: cut, marks } = snippet(text, ['wall'])
  const [[start, end] = [0, 0]] = marks
  expect(cut.slice(start, end)).toBe('wall')
  expect(cut).toMatch(/^…(?:one|two|three|four)\b.*\bA wall stands here\..*…$/)
  expect(cut.length).toBeLessThan(130)
})

test.each([
  [
    'a row, with the headings of its columns',
    'Degree · AC\nHalf · +2\nThree-quarters · +5',
    ['half'],
    'Degree: [Half] · AC: +2',
  ],
  ['the headings themselves', 'Degree · AC\nHalf · +2', ['degree'], '[Degree] · AC'],
  ['the caption', 'Cover by degree\nDegree · AC\nHalf · +2', ['cover'], '[Cover] by degree'],
])('of a table shows %s', (_, text, parts, expected) => {
  expect(shown(snippet(text, parts))).toBe(expected)
})
