import { describe, expect, test } from 'vitest'
import { INDEXES } from '../test/queries.ts'
import { answer, type FilterWords } from './answer.ts'
import { nearestNames } from './nearest-names.ts'

const WORDS: FilterWords = { 类别: 'kind', 状态: 'condition', '2012': 'next-2012' }

const ask = (typed: string, limit = 1000) => answer(INDEXES.en, typed, WORDS, limit)

describe('filters', () => {
  test('of kind and edition leave only such results, also in the words of another language', () => {
    for (const typed of ['prone kind:condition', 'prone 类别：状态']) {
      expect(ask(typed).chosen).toEqual({ kind: 'condition' })
      expect(new Set(ask(typed).results.map(({ tag }) => tag))).toEqual(new Set(['condition']))
    }
    expect(new Set(ask('attack edition:2012').results.map(({ edition }) => edition))).toEqual(new Set(['next-2012']))
  })

  test('alone list the rules, and a kind that no rule has lists none', () => {
    const { results } = ask('kind:condition edition:srd-5.2.1')
    expect(results.map(({ id }) => id)).toEqual(expect.arrayContaining(['blinded', 'prone', 'stunned']))
    expect(results.length).toBeGreaterThan(10)
    expect(ask('kind:spell').results).toEqual([])
  })

  test('count the results that each value would leave', () => {
    const { results, counts } = ask('attack')
    expect(Object.values(counts.kind).reduce((sum, count) => sum + count, 0)).toBe(results.length)
    expect(results.length).toBeGreaterThan(100)
    expect(ask('attack', 5).counts).toEqual(counts)
    const chosen = ask('attack edition:2012')
    expect(chosen.counts.edition).toEqual(counts.edition)
    expect(chosen.results.length).toBe(counts.edition['next-2012'])
  })

  test('with an unknown key are words', () => {
    expect(ask('foo:prone').results.length).toBeGreaterThan(0)
  })
})

test('a word with a minus sign and exact words leave out results', () => {
  const found = ask('swimming').results.map(({ id }) => id)
  expect(found).toContain('swim-speed')
  expect(ask('swimming -speed').results.map(({ id }) => id)).not.toContain('swim-speed')
  for (const { id } of ask('“arrow slit”').results) expect(id).toBe('cover')
  expect(ask('“slit arrow”').results).toEqual([])
})

test.each([
  ['blidned', 'Blinded'],
  ['tempory hit points', 'temporary hit points'],
  ['9k[vf', 'ตาบอด'],
])('“%s” is corrected to “%s”', (typed, corrected) => {
  expect(answer(INDEXES.th, typed, WORDS).corrected?.toLowerCase()).toBe(corrected.toLowerCase())
})

test.each(['cover', 'yanhu', 'crit', 'how far can I jump', 'flanking'])('“%s” is not corrected', (typed) => {
  expect(ask(typed).corrected).toBeUndefined()
})

test('the summary is that of the first result', () => {
  expect(ask('half cover').summary).toMatch(/\S/u)
  expect(ask('bandit ducks behind').summary).toBeUndefined()
})

test('nothing found leaves the names that come nearest', () => {
  expect(ask('blnddd').results).toEqual([])
  expect(nearestNames(INDEXES.en, 'blnddd', 3).map(({ id }) => id)).toContain('blinded')
  expect(nearestNames(INDEXES.en, 'xqzkv', 3)).toEqual([])
})

test.each([
  ['en', 'restrained', 'restrained'],
  ['zh', '束缚', 'restrained'],
  ['th', 'ถูกรัดตรึง', 'restrained'],
  ['en', 'restrained 2012', 'next-condition-definitions'],
  ['zh', '2012束缚', 'next-condition-definitions'],
] as const)('%s: “%s” finds the edition that it asks for: %s', (locale, typed, id) => {
  expect(answer(INDEXES[locale], typed, WORDS).results[0]?.id).toBe(id)
})

test('English “ac” is not found by a name in another script', () => {
  for (const { matched } of ask('ac').results) expect(matched ?? '').not.toMatch(/[\u0e01-\u0e7f\u3400-\u9fff]/u)
})
