import { describe, expect, test } from 'vitest'
import { historyCsv, historyJson, type KeptRoll, placeIn, readHistory, withRoll } from './saved-roll.ts'

const ROLL: KeptRoll = {
  id: 'a',
  time: Date.UTC(2026, 0, 2, 3, 4, 5),
  dice: '2d20kh1+5',
  faces: [
    { sides: 20, value: 12, kept: true },
    { sides: 20, value: 7, kept: false },
  ],
  total: 17,
  title: 'Attack Roll',
  address: '/en/rules/attack-roll/#p-1',
}

describe('what a storage held', () => {
  test('is read back', () => {
    expect(readHistory(JSON.stringify([ROLL]))).toEqual([ROLL])
    expect(readHistory(undefined)).toEqual([])
  })

  test.each([
    ['no JSON', '[{'],
    ['no list', '{"rolls":[]}'],
    ['nothing', 'null'],
    ['an address of another site', JSON.stringify([{ ...ROLL, address: '//example.com/' }])],
    ['a script as address', JSON.stringify([{ ...ROLL, address: 'javascript:alert(1)' }])],
    ['a total that is no integer', JSON.stringify([{ ...ROLL, total: '17' }])],
    ['a seed without its turn', JSON.stringify([{ ...ROLL, seed: 'x' }])],
    ['dice that are none', JSON.stringify([{ ...ROLL, faces: [{ value: 'x', kept: true }] }])],
  ])('is left out: %s', (_, text) => {
    expect(readHistory(text)).toEqual([])
  })

  test('what is whole beside what is not', () => {
    expect(readHistory(JSON.stringify([7, ROLL, null]))).toEqual([ROLL])
  })
})

test('the newest is first, and the oldest of more than 500 goes', () => {
  const full = Array.from({ length: 500 }, (_, index): KeptRoll => ({ ...ROLL, id: String(index) }))
  const next = withRoll(full, { ...ROLL, id: 'new' })
  expect(next).toHaveLength(500)
  expect([next[0]?.id, next[1]?.id, next[499]?.id]).toEqual(['new', '0', '498'])
})

describe('for other programs', () => {
  test('a table', () => {
    expect(historyCsv([{ ...ROLL, label: '=1+1', title: 'A, "B"', seed: 'x', turn: 3 }])).toBe(
      'time,label,dice,faces,total,seed,turn,title,address\r\n' +
        '2026-01-02T03:04:05.000Z,\'=1+1,2d20kh1+5,12 (7),17,x,3,"A, ""B""",/en/rules/attack-roll/#p-1\r\n',
    )
  })

  test('a negative total is a number', () => {
    expect(historyCsv([{ ...ROLL, total: -2 }])).toContain(',12 (7),-2,')
  })

  test('JSON', () => {
    expect(JSON.parse(historyJson([ROLL]))).toEqual({ format: 'rulestone-rolls', version: 1, rolls: [ROLL] })
  })
})

describe('the place of a roll', () => {
  test.each([
    ['on a page in another language', '/zh/', '/en/rules/cover/?ac=18#p-1', '/zh/rules/cover/?ac=18#p-1', 'en'],
    ['on the first page', '/th/', '/zh/', '/th/', 'zh'],
    ['on a page in this language', '/zh/', '/zh/rules/cover/', '/zh/rules/cover/', undefined],
    ['on a site below others', '/rules/th/', '/rules/en/fight/', '/rules/th/fight/', 'en'],
    ['on another site of the same host', '/rules/th/', '/wiki/en/', '/wiki/en/', undefined],
  ])('%s', (_, home, kept, address, from) => {
    expect(placeIn(home, kept)).toEqual({ address, from })
  })
})
