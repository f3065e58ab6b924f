import { expect, test } from 'vitest'
import { printCost } from '../../../test/print-price.ts'
import { HIRELINGS } from './hirelings.ts'

// SRD 5.2.1, Equipment, Hirelings (page 102), row by row
test('Hirelings', () => {
  expect(HIRELINGS.map((row) => `${row.hireling}: ${printCost(row)} per ${row.per}`)).toEqual([
    'skilled-hireling: 2 GP per day',
    'untrained-hireling: 2 SP per day',
    'messenger: 2 CP per mile',
  ])
})
