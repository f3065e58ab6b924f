import { expect, test } from 'vitest'
import { printCost } from '../../../test/print-price.ts'
import { MOUNT_STATISTICS } from './mounts.ts'

// SRD 5.2.1, Equipment, Mounts and Other Animals (page 100), row by row
test('Mounts and Other Animals', () => {
  expect(
    Object.entries(MOUNT_STATISTICS).map(([mount, row]) =>
      [mount, `${row.carryingCapacityPounds} lb.`, printCost(row)].join(' | '),
    ),
  ).toEqual([
    'camel | 450 lb. | 50 GP',
    'elephant | 1320 lb. | 200 GP',
    'draft-horse | 540 lb. | 50 GP',
    'riding-horse | 480 lb. | 75 GP',
    'mastiff | 195 lb. | 25 GP',
    'mule | 420 lb. | 8 GP',
    'pony | 225 lb. | 30 GP',
    'warhorse | 540 lb. | 400 GP',
  ])
})
