import { expect, test } from 'vitest'
import { calculationsOf } from './calculations.ts'

test('computes a calculator under both editions and links to the comparison', () => {
  const block = { kind: 'calculator', key: 'a', calculator: 'death-saves', state: { ruleset: 'next-2012' } } as const
  const [found] = calculationsOf('en', { edition: 'next-2012', ids: new Set(), blocks: [block] })
  expect(found?.answers.map(({ ruleset }) => ruleset)).toEqual(['srd-5.2.1', 'next-2012'])
  expect(found?.href).toMatch(/\/en\/calculators\/death-saves\/\?ruleset=next-2012&vs=$/)
})

test('skips a calculator that supports one edition only', () => {
  const dice = { kind: 'calculator', key: 'a', calculator: 'dice', state: {} } as const
  expect(calculationsOf('en', { edition: 'next-2012', ids: new Set(), blocks: [dice] })).toEqual([])
})

test('computes under the rules of 2014, and leaves out what has no answer today', () => {
  const exhaustion = { kind: 'calculator', key: 'a', calculator: 'exhaustion', state: { level: '3' } } as const
  const contest = { kind: 'calculator', key: 'b', calculator: 'contest', state: {} } as const
  const found = calculationsOf('en', { edition: 'srd-5.1', ids: new Set(), blocks: [exhaustion, contest] })
  expect(found.map(({ answers }) => answers.map(({ ruleset }) => ruleset))).toEqual([['srd-5.2.1', 'srd-5.1']])
  expect(found[0]?.href).toMatch(/\/en\/calculators\/exhaustion\/\?level=3&ruleset=srd-5.1&vs.level=3$/)
})
