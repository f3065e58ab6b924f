import { expect, test } from 'vitest'
import { objections, objectionValues, pairFiles } from '../../test/fixture.ts'
import { figures } from './figures.ts'

test.each([
  ['AC 14, then 60%', 'AC14，随后60%'],
  ['1,500 gold', '1500金币'],
  ['roll 2d6 and 5', 'ทอย ๕ และ 2d6'],
  ['a 20', '２０'],
  [':dice[2d6] and 3', '3和:dice[2d6]'],
])('the same figures: %s', (source, target) => {
  expect(objections(figures, pairFiles(source, target))).toEqual([])
})

test('other figures', () => {
  const files = pairFiles('Words.\n\nAC 14, then 60%, 60%.', '字。\n\nAC15，随后60%。')
  expect(objections(figures, files)).toEqual(['rules/combat/rule.zh.md:10:1 differ'])
  expect(objectionValues(figures, files)).toEqual([{ key: 'p-2', got: ['15'], expected: ['14', '60%'] }])
})
