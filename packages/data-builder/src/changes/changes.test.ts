import { describe, expect, it } from 'vitest'
import { type ChangeRecord, changesIn, recordChanges, writeChanges } from './changes.ts'

const first: ChangeRecord = { date: '2026-11-21', hashes: { cover: { en: '1', zh: '2' }, prone: { en: '3' } } }
const now = (cover: object): ReadonlyMap<string, object> =>
  new Map([
    ['cover', cover],
    ['prone', { en: '3' }],
  ])

describe('recordChanges', () => {
  it.each([
    ['nothing', { en: '1', zh: '2' }, '2026-11-22', [first]],
    ['a lost language', { en: '1' }, '2026-11-22', [first]],
    ['a change', { en: '9', zh: '2' }, '2026-11-22', [first, { date: '2026-11-22', hashes: { cover: { en: '9' } } }]],
    [
      'a language',
      { en: '1', zh: '2', th: '5' },
      '2026-11-22',
      [first, { date: '2026-11-22', hashes: { cover: { th: '5' } } }],
    ],
    [
      'a change on the same day',
      { en: '9', zh: '2' },
      '2026-11-21',
      [{ ...first, hashes: { ...first.hashes, cover: { en: '9', zh: '2' } } }],
    ],
  ])('records %s', (_, cover, date, expected) => {
    expect(recordChanges([first], now(cover), date)).toEqual(expected)
  })
})

it('tells new rules from changed ones, in each language', () => {
  const second = { date: '2026-11-22', hashes: { cover: { en: '9', th: '5' } } }
  expect(changesIn([first, second]).map(({ date, id, language, kind }) => `${date} ${id} ${language} ${kind}`)).toEqual(
    [
      '2026-11-21 cover en new',
      '2026-11-21 cover zh new',
      '2026-11-21 prone en new',
      '2026-11-22 cover en changed',
      '2026-11-22 cover th new',
    ],
  )
})

it('tells spells from rules of the same id', () => {
  const second = { date: '2026-11-22', hashes: { cover: { en: '9' }, 'spell:cover': { en: '4' } } }
  const third = { date: '2026-11-23', hashes: { 'spell:cover': { en: '5' } } }
  expect(changesIn([first, second, third]).slice(-3)).toEqual([
    { date: '2026-11-22', of: 'rule', id: 'cover', language: 'en', kind: 'changed' },
    { date: '2026-11-22', of: 'spell', id: 'cover', language: 'en', kind: 'new' },
    { date: '2026-11-23', of: 'spell', id: 'cover', language: 'en', kind: 'changed' },
  ])
})

it('writes a line for each rule', () => {
  const text = writeChanges([first])
  expect(JSON.parse(text)).toEqual([first])
  expect(text.split('\n')).toContain('      "cover": { "en": "1", "zh": "2" },')
})
