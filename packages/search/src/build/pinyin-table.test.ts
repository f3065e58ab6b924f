import { expect, test } from 'vitest'
import { pinyinReader } from '../languages/pinyin.ts'
import { pinyinTable } from './pinyin-table.ts'

test.each([
  ['重击', 'zhong ji'],
  ['重骰', 'chong tou'],
  ['调查', 'diao cha'],
  ['属性调整值', 'shu xing tiao zheng zhi'],
  ['长休', 'chang xiu'],
  ['行动', 'xing dong'],
  ['角色卡', 'jue se ka'],
  ['不省人事', 'bu xing ren shi'],
  ['D20检定', 'd 2 0 jian ding'],
  ['旅行步调', 'lv xing bu diao'],
])('%s is read %s', (name, syllables) => {
  const { characters, exceptions } = pinyinTable(['重击', '重伤', '重骰', '调查', '属性调整值', '调整值', '调整', name])
  expect(pinyinReader(characters, exceptions)(name)?.join(' ')).toBe(syllables)
})
