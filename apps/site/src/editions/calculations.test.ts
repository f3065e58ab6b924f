import { expect, test } from 'vitest'
import { calculationsOf } from './calculations.ts'

test('a calculation of either edition is answered under both, and compared by its address', () => {
  const block = { kind: 'calculator', key: 'a', calculator: 'death-saves', state: { ruleset: 'next-2012' } } as const
  const [found] = calculationsOf('en', new Set(), [block])
  expect(found?.answers.map(({ ruleset }) => ruleset)).toEqual(['srd-5.2.1', 'next-2012'])
  expect(found?.href).toMatch(/\/en\/calculators\/death-saves\/\?ruleset=next-2012&vs=$/)
})

test('a calculation that knows one edition alone is left out', () => {
  expect(calculationsOf('en', new Set(), [{ kind: 'calculator', key: 'a', calculator: 'dice', state: {} }])).toEqual([])
})
