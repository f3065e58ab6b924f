import { expect, test } from 'vitest'
import { knownValues, rowValues } from './row-values.ts'

const NAMES = ['level', 'mark']
const FIREBALL = rowValues({ level: '3', list: 'sorcerer wizard' }, NAMES)
const DETECT_MAGIC = rowValues({ level: '1', mark: 'concentration ritual' }, NAMES)

test('a row has the values of each filter, none of what it lacks', () => {
  expect(FIREBALL).toEqual({ level: ['3'], mark: [] })
  expect(DETECT_MAGIC).toEqual({ level: ['1'], mark: ['concentration', 'ritual'] })
})

test('the values of all rows are known by filter', () => {
  const rows = [{ values: FIREBALL }, { values: DETECT_MAGIC }]
  expect(knownValues(rows, NAMES)).toEqual(
    new Map([
      ['level', new Set(['3', '1'])],
      ['mark', new Set(['concentration', 'ritual'])],
    ]),
  )
})
