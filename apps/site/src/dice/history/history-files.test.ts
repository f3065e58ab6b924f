import { describe, expect, test } from 'vitest'
import { historyCsv, historyJson } from './history-files.ts'
import type { SavedRoll } from './saved-roll.ts'

const ROLL: SavedRoll = {
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

describe('historyCsv', () => {
  test('writes one row for each roll and escapes spreadsheet formulas', () => {
    expect(historyCsv([{ ...ROLL, label: '=1+1', title: 'A, "B"', seed: 'x', turn: 3 }])).toBe(
      'time,label,dice,faces,total,seed,turn,title,address\r\n' +
        '2026-01-02T03:04:05.000Z,\'=1+1,2d20kh1+5,12 (7),17,x,3,"A, ""B""",/en/rules/attack-roll/#p-1\r\n',
    )
  })

  test('does not escape a negative total', () => {
    expect(historyCsv([{ ...ROLL, total: -2 }])).toContain(',12 (7),-2,')
  })
})

test('historyJson names its format', () => {
  expect(JSON.parse(historyJson([ROLL]))).toEqual({ format: 'rulestone-rolls', version: 1, rolls: [ROLL] })
})
