import {
  DEFAULT_LIMITS,
  type Expected,
  type Meaning,
  type NotationError,
  type OddsError,
  odds,
  parse,
} from '@rulestone/core'
import { describe, expect, test } from 'vitest'
import { openStrings } from '../terminal/strings.ts'
import { describeDiceProblem } from './dice-problem.ts'

/** A text, the line with its caret, and what the message must name. */
type Case = readonly [text: string, carets: string, ...named: string[]]

/** The cases of each error code. */
const CASES: Readonly<Record<NotationError['code'] | OddsError['code'], readonly Case[]>> = {
  empty: [['', '^']],
  'unexpected-character': [['2d6 и', '    ^', 'и', 'U+0438', '5']],
  unexpected: [
    ['2d6;', '   ^', ';', '4'],
    ['2d6+', '    ^'],
    ['1d6cs', '     ^'],
    ['1d{1;', '    ^', '5'],
    ['ceil 3', '     ^', '6'],
    ['@', ' ^'],
  ],
  unclosed: [
    ['(2d6', '^', '“(”', '“)”', '1', '(2d6)'],
    ['{2d6', '^', '“{”', '“}”', '{2d6}'],
    ['2d6[fire', '   ^', '“[”', '“]”', '2d6[fire]'],
  ],
  'zero-sides': [['1d0', '  ^']],
  'zero-divisor': [['1d6/0', '    ^', '5']],
  'negative-dice': [['(1-3)d6', '^^^^^', '1']],
  'never-ends': [
    ['1d1!', '   ^', '!', '4'],
    ['1d6rr<7', '   ^^^^', 'rr', '4'],
  ],
  'without-dice': [['5kh1', ' ^^', 'kh', '2']],
  'without-division': [['ceil(3)', '^^^^', 'ceil', '1', 'ceil(1d10/2)']],
  'not-one-die': [['2d20adv', '^^^^^^^', '2d20adv', '1d20adv']],
  twice: [
    ['4d6ro1rr2', '      ^^^', '7'],
    ['4d6!!!', '     ^', '6'],
    ['4d6min2min3', '       ^^^', 'min'],
    ['4d6max2max3', '       ^^^', 'max'],
    ['4d6>5>6', '     ^^', '6'],
    ['4d6cs1cs2', '      ^^^', 'cs'],
    ['4d6cf1cf2', '      ^^^', 'cf'],
    ['1d20advadv', '       ^^^', 'adv'],
    ['1d20advdis', '       ^^^', 'dis'],
  ],
  'wrong-order': [
    ['4d6kh3ro1', '      ^^^', '7', 'min', 'max'],
    ['4d6kh3!', '      ^', '7'],
    ['4d6kh3min2', '      ^', '7'],
    ['4d6>5kh3', '     ^^^', '6'],
  ],
  ambiguous: [
    ['4d6r1', '   ^', '“r”', '4', '4d6ro1', '4d6rr1'],
    ['4d6d1', '   ^', '“d”', '4', '4d6dl1', '4d6+d1'],
  ],
  'compare-total': [['2d6+3>=9', '     ^^', '>=', '6', '(2d6+3)>=9']],
  'unknown-variable': [['1d20+@dax', '     ^^^^', '@dax', '6']],
  'over-limit': [
    ['1'.repeat(2001), '^'.repeat(30), '2001', '2,000'],
    [Array.from({ length: 201 }, () => '1').join('+'), `${' '.repeat(30)}^`, '200'],
    [`${'('.repeat(51)}1`, `${' '.repeat(30)}^`, '50'],
    ['20000d6', '^^^^^', '20000', '10,000'],
    ['1d2000000', '  ^^^^^^^', '2000000', '1,000,000'],
    ['5000000000', '^^^^^^^^^^', '5000000000', '1,000,000,000'],
    ['1d6!{200}', '     ^^^', '200', '100'],
    ['10000d1000000', '^'.repeat(13)],
  ],
  'dependent-dice': [
    ['1+{2d6kh1}kh1', '  ^^^^^^^^^^^'],
    ['2d6ra1!', '^^^^^^^', 'ra'],
  ],
}

const cases = Object.entries(CASES).flatMap(([code, rows]) => rows.map((row) => [code, ...row] as const))

function problemOf(text: string, variables: Readonly<Record<string, number>> = {}): NotationError | OddsError {
  const parsed = parse(text, { variables })
  const result = parsed.ok ? odds(parsed.value) : parsed
  if (result.ok) throw new Error(`nothing is wrong with ${text}`)
  return result.error
}

async function described(text: string, lang: string, problem = problemOf(text)): Promise<string[]> {
  const { code, at, length, ...details } = problem
  return describeDiceProblem(text, { code, at, length, details: { ...details } }, await openStrings(lang)).split('\n')
}

describe.each(['en', 'zh', 'th'])('in %s every problem has a message', (lang) => {
  test.each(cases)('%s: %.12s', async (code, text, carets, ...named) => {
    expect(problemOf(text).code).toBe(code)
    const [, marked, sentence] = await described(text, lang)
    expect(marked).toBe(carets)
    expect(sentence).not.toMatch(/dice\.[a-z]|\{\{|undefined| {2}/)
    for (const name of named) expect(sentence).toContain(name)
  })

  test('every expected token and suggestion has a string', async () => {
    const expected: Readonly<Record<Expected, true>> = {
      dice: true,
      number: true,
      sides: true,
      operator: true,
      modifier: true,
      comparison: true,
      name: true,
      end: true,
      '(': true,
      ')': true,
      '}': true,
      ',': true,
    }
    const meanings: Readonly<Record<Meaning, true>> = {
      'reroll-once': true,
      'reroll-until': true,
      'drop-lowest': true,
      'another-die': true,
    }
    const errors = (await openStrings(lang)).open('errors')
    for (const key of Object.keys(expected)) expect(errors.has(`dice.expected.${key}`), key).toBe(true)
    for (const key of Object.keys(meanings)) expect(errors.has(`dice.meaning.${key}`), key).toBe(true)
  })

  test('suggests known variable names', async () => {
    const [, , sentence] = await described('@dax', lang, problemOf('@dax', { dex: 1, str: 2 }))
    expect(sentence).toMatch(/@dex.*@str/)
  })
})

test.each([
  ['en', 'Write which one you mean. Did you mean 4d6ro1 or 4d6rr1?'],
  ['zh', '请写明是哪一种。你是不是想写4d6ro1或4d6rr1？'],
  ['th', 'ให้เขียนให้ชัดว่าหมายถึงแบบใด หมายถึง 4d6ro1 หรือ 4d6rr1 ใช่ไหม'],
])('in %s the suggestion is a separate sentence', async (lang, end) => {
  const [, , sentence = ''] = await described('4d6r1', lang)
  expect(sentence.endsWith(end)).toBe(true)
})

test('the cases cover every limit except cut, which is not an error', () => {
  const limits = CASES['over-limit'].map(([text]) => {
    const problem = problemOf(text)
    return problem.code === 'over-limit' ? problem.limit : problem.code
  })
  expect([...limits, 'cut'].sort()).toEqual(Object.keys(DEFAULT_LIMITS).sort())
})
