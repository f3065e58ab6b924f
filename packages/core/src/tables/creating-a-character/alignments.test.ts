import { expect, test } from 'vitest'
import { ALIGNMENT_ORDERS, ALIGNMENTS, MORALITIES } from '../../vocabulary/alignments.ts'
import { ALIGNMENT_FACTORS } from './alignments.ts'

// SRD 5.2.1, Character Creation, The Nine Alignments (page 21): a combination of two factors
test('every combination once, each named after its factors', () => {
  expect(ALIGNMENT_FACTORS).toHaveLength(ALIGNMENT_ORDERS.length * MORALITIES.length)
  for (const { alignment, order, morality } of ALIGNMENT_FACTORS) {
    expect(alignment).toBe(order === morality ? order : `${order}-${morality}`)
  }
  expect([...ALIGNMENT_FACTORS.map(({ alignment }) => alignment), 'unaligned']).toEqual(ALIGNMENTS)
})
