import { describe, expect, test } from 'vitest'
import { codesIn, type Inline, plain, sameInline, tidy, wordsOf } from './inline.ts'

const BOLD: Inline = { id: '2', content: ['roll ', { id: '3', text: '2d6' }] }

describe('spacing', () => {
  test.each<[string, Inline[], Inline[]]>([
    ['at the edges', [' a ', BOLD, ' '], ['a ', BOLD]],
    ['a line break', ['half of\n  you'], ['half of you']],
    ['a line break between Han characters', ['半身\n掩护'], ['半身掩护']],
    ['inside a pair', ['a', { id: '1', content: [' b '] }, 'c'], ['a ', { id: '1', content: ['b'] }, ' c']],
    ['on both sides of an edge', ['a ', { id: '1', content: [' b'] }], ['a ', { id: '1', content: ['b'] }]],
    ['alone in a pair', ['a', { id: '1', content: [' '] }, 'b'], ['a ', { id: '1', content: [] }, 'b']],
    [
      'in a nested pair',
      [{ id: '1', content: [{ id: '2', content: [' b '] }] }, 'c'],
      [{ id: '1', content: [{ id: '2', content: ['b'] }] }, ' c'],
    ],
    ['pieces of text', ['a', '', ' b'], ['a b']],
    ['nothing but spaces', ['  \n'], []],
  ])('%s', (_, content, expected) => {
    expect(tidy(content)).toEqual(expected)
  })

  test('tidy is idempotent', () => {
    const content: Inline[] = [' a', { id: '1', content: [' b ', { id: '2', content: [' '] }] }, ' c\n']
    expect(tidy(tidy(content))).toEqual(tidy(content))
  })
})

test('the plain text, the words in it, and the codes', () => {
  const content = ['To ', BOLD, '.']
  expect(plain(content)).toBe('To roll 2d6.')
  expect(wordsOf(content)).toBe('To roll  .')
  expect(codesIn(content).map(({ id }) => id)).toEqual(['2', '3'])
})

describe('sameInline', () => {
  test.each<[string, Inline[], Inline[], boolean]>([
    ['differently split texts', ['a', 'b'], ['ab'], true],
    ['composed accents', ['e\u0301'], ['\u00e9'], true],
    ['another figure', [{ id: '1', text: '60' }], [{ id: '1', text: '90' }], true],
    ['another number', [{ id: '1', text: '60' }], [{ id: '2', text: '60' }], false],
    ['a pair for a placeholder', [{ id: '1', text: '60' }], [{ id: '1', content: ['60'] }], false],
    ['another order', [{ id: '1', text: '' }, 'a'], ['a', { id: '1', text: '' }], false],
  ])('%s', (_, a, b, expected) => {
    expect(sameInline(a, b)).toBe(expected)
  })
})
