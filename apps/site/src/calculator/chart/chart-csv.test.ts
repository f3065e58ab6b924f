import { sumOfDice } from '@rulestone/core'
import { expect, test } from 'vitest'
import { chartCsv } from './chart-csv.ts'

const words = { outcome: 'Result', exact: 'Exact', chance: 'Chance, rounded', orMore: 'Or "more"' }

test('writes one CSV row for each outcome', () => {
  // 1, 2, 1 of 4.
  expect(chartCsv(sumOfDice(2, 2), words).split('\r\n')).toEqual([
    'Result,Exact,"Chance, rounded","Or ""more"""',
    '2,1/4,0.25,1',
    '3,1/2,0.5,0.75',
    '4,1/4,0.25,0.25',
    '',
  ])
})

test('omits impossible outcomes and truncates recurring decimals', () => {
  const rows = chartCsv({ minimum: -1, weights: [1n, 0n, 2n], denominator: 3n }, words).split('\r\n')
  expect(rows.slice(1)).toEqual(['-1,1/3,0.333333333333333,1', '1,2/3,0.666666666666666,0.666666666666666', ''])
})
