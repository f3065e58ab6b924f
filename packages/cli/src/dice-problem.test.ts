import { DEFAULT_LIMITS, parse } from '@rulestone/core'
import { describe, expect, test } from 'vitest'
import { describeDiceProblem } from './dice-problem.ts'
import { openStrings } from './strings.ts'

/** A text for each thing that can be wrong, where its caret stands, and what the sentence must name. */
const CASES: readonly (readonly [text: string, carets: string, ...named: string[]])[] = [
  ['', '^'],
  ['2d6;', '   ^', ';', '4'],
  ['2d6 и', '    ^', 'и', 'U+0438', '5'],
  ['2d6+', '    ^'],
  ['(2d6', '^', '1'],
  ['1d0', '  ^'],
  ['5kh1', ' ^^', 'kh', '2'],
  ['1'.repeat(2001), '^'.repeat(30), '2001', '2,000'],
  [Array.from({ length: 201 }, () => '1').join('+'), `${' '.repeat(30)}^`, '200'],
  [`${'('.repeat(51)}1`, `${' '.repeat(30)}^`, '50'],
  ['20000d6', '^^^^^', '20000', '10,000'],
  ['1d2000000', '  ^^^^^^^', '2000000', '1,000,000'],
  ['5000000000', '^^^^^^^^^^', '5000000000', '1,000,000,000'],
]

describe.each(['en', 'zh', 'th'])('in %s every problem has a sentence', (lang) => {
  test.each(CASES)('%.12s', async (text, carets, ...named) => {
    const parsed = parse(text)
    if (parsed.ok) throw new Error(`${text} parses`)
    const { code, at, length, ...details } = parsed.error
    const problem = { code, at, length, details: { ...details } }
    const [, marked, sentence] = describeDiceProblem(text, problem, await openStrings(lang)).split('\n')
    expect(marked).toBe(carets)
    expect(sentence).not.toMatch(/^dice\.|\{\{|undefined/)
    for (const name of named) expect(sentence).toContain(name)
  })
})

test('every limit of notation stands among the cases; work is a limit of odds', () => {
  expect(Object.keys(DEFAULT_LIMITS).sort()).toEqual(['constant', 'depth', 'dice', 'length', 'sides', 'terms', 'work'])
})
