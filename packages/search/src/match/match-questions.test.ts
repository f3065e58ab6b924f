import { describe, expect, test } from 'vitest'
import type { Item } from '../documents/index-types.ts'
import { readPostings } from '../documents/read-postings.ts'
import { atOnce } from '../documents/steps.ts'
import { readQuery } from '../query/query.ts'
import { matchAsked, matchQuestions, type Said } from './match-questions.ts'

const RULES: readonly (readonly [id: string, names: string, questions: readonly string[]])[] = [
  ['climbing', ' climbing 攀爬 ปีน', ['get up the wall with a rope', '用绳子上墙', 'ไต่กำแพงด้วยเชือก']],
  ['breaking-objects', ' breaking objects 破坏物件 ทำลายวัตถุ', ['kick the door down', '一脚踹开木门', 'พังประตูไม้']],
  ['resting', ' resting 休息 พัก', ['sleep all night', '睡一整晚', 'นอนทั้งคืน']],
]

const items = RULES.map(
  ([id], entry): Item => ({
    id,
    key: undefined,
    sort: 'entry',
    tag: 'rule',
    title: id,
    english: id,
    entry,
    where: [],
    edition: 'srd-5.2.1',
  }),
)
const allNames = RULES.map(([, names]) => names)
const postings = atOnce(
  readPostings(
    { items, allNames },
    [],
    RULES.map(([, , questions]) => questions),
  ),
)
const SAID: Said = { edition: 'srd-5.2.1', items, postings }

const found = (query: string): (string | undefined)[] =>
  matchQuestions(SAID, readQuery(query), []).map(({ item }) => items[item]?.id)

describe('a question is answered by the item that is asked in some of its words', () => {
  test.each([
    ['can my barbarian kick down the big door', 'breaking-objects'],
    ['our rope is too short for this wall', 'climbing'],
    ['sleeping badly, do I count the night', 'resting'],
    ['木门能不能踹', 'breaking-objects'],
    ['没有绳子怎么上去', 'climbing'],
    ['ใช้ขวานพังประตูได้ไหม', 'breaking-objects'],
    ['เชือกขาดแล้วทำยังไง', 'climbing'],
  ])('%s', (query, id) => expect(found(query)[0]).toBe(id))
})

test.each(['xyzzy', '', '龙', 'ฮฮฮ'])('“%s” has no words of any item', (query) => expect(found(query)).toEqual([]))

test('a question as it is written has nearly the best score', () => {
  const [first] = matchQuestions(SAID, readQuery('kick the door down'), [])
  expect(first?.score).toBeGreaterThan(380)
})

test.each([
  ['kick the door down', ['breaking-objects']],
  ['Down the door: kick!', ['breaking-objects']],
  ['睡一整晚', ['resting']],
  ['kick the door', []],
  ['kick the door down now', []],
  ['', []],
])('“%s” is a written question of %j', (query, ids) => {
  expect(matchAsked(SAID, readQuery(query)).map(({ item }) => items[item]?.id)).toEqual(ids)
})

test('a topic loses nothing by words that other items say', () => {
  const topic = { item: 2, name: undefined, score: 390 }
  expect(matchQuestions(SAID, readQuery('resting by the door'), [topic])[0]?.item).toBe(2)
})
