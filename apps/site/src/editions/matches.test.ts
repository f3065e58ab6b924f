import { expect, test } from 'vitest'
import { matches } from './matches.ts'

test.each([
  ['Grappling: a contest', 'CONTEST  grappl', true],
  ['Grappling: a contest', 'contest shove', false],
  ['擒抱与推撞', '推撞', true],
  ['การจับยึดและการผลัก', 'จับยึด ผลัก', true],
  ['DC 10', '  ', true],
  ['DC 10', 'ＤＣ １０', true],
])('"%s" matches "%s": %s', (text, query, expected) => {
  expect(matches(text, query)).toBe(expected)
})
