import { expect, test } from 'vitest'
import { breakCaption } from './break-caption.ts'

const within = (most: number) => (line: string) => line.length <= most

test.each([
  ['10 or higher', 'en', 6, ['10 or', 'higher']],
  ['掷出10或更高即命中', 'zh-Hans', 6, ['掷出10或', '更高即命中']],
  [
    'https://a.org/en/calculators/attack/?ac=18&bonus=7',
    'en',
    26,
    ['https://a.org/en/', 'calculators/attack/?ac=18&', 'bonus=7'],
  ],
  ['unbreakable', 'en', 3, ['unbreakable']],
] as const)('breaks %s', (text, tag, most, lines) => {
  expect(breakCaption(text, tag, within(most))).toEqual(lines)
})
