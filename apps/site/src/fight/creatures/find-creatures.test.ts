import { expect, test } from 'vitest'
import { findCreatures } from './find-creatures.ts'

const CREATURES = [
  { name: '大地精战士', english: 'Hobgoblin Warrior', others: ['大地精'] },
  { name: '地精首领', english: 'Goblin Boss', others: ['哥布林首领'] },
  { name: '骨魔', english: 'Bone Devil', others: [] },
  { name: '地精武者', english: 'Goblin Warrior', others: ['哥布林', '地精'] },
  { name: '狼', english: 'Wolf', others: [] },
  { name: '冬狼', english: 'Winter Wolf', others: [] },
]

// biome-ignore format: a table
const CASES: readonly (readonly [typed: string, found: readonly string[]])[] = [
  ['goblin', ['地精首领', '地精武者', '大地精战士']],
  ['ＷＯＬＦ ', ['狼', '冬狼']],
  ['地精', ['地精武者', '地精首领', '大地精战士']],
  ['哥布林', ['地精武者', '地精首领']],
  ['魔', ['骨魔']],
  ['dragon', []],
  [' ', []],
]

test.each(CASES)('“%s”', (typed, found) => {
  expect(findCreatures(CREATURES, typed).map(({ name }) => name)).toEqual(found)
})
