import { expect, test } from 'vitest'
import { findCreatures } from './find-creatures.ts'

const CREATURES = [
  { name: '大地精战士', english: 'Hobgoblin Warrior' },
  { name: '地精首领', english: 'Goblin Boss' },
  { name: '骨魔', english: 'Bone Devil' },
  { name: '地精仆从', english: 'Goblin Minion' },
  { name: '狼', english: 'Wolf' },
  { name: '冬狼', english: 'Winter Wolf' },
]

// biome-ignore format: a table
const CASES: readonly (readonly [typed: string, found: readonly string[]])[] = [
  ['goblin', ['地精首领', '地精仆从', '大地精战士']],
  ['ＷＯＬＦ ', ['狼', '冬狼']],
  ['地精', ['地精首领', '地精仆从', '大地精战士']],
  ['魔', ['骨魔']],
  ['dragon', []],
  [' ', []],
]

test.each(CASES)('“%s”', (typed, found) => {
  expect(findCreatures(CREATURES, typed).map(({ name }) => name)).toEqual(found)
})
