import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computing } from '../../test/computing.ts'
import { plainFigures } from '../../test/plain-figures.ts'
import type { InputOf } from './calculator.ts'
import { craftingCalculator } from './crafting.ts'
import { defaultInput } from './fields/state.ts'

type Input = InputOf<typeof craftingCalculator.fields>

const DEFAULTS = defaultInput(craftingCalculator)

const computed = computing(craftingCalculator)

const figures = (changes: Partial<Input>): Record<string, number> => plainFigures(computed(changes))

test('matches an independent calculation for any item', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.constantFrom('gold-piece', 'silver-piece', 'copper-piece'),
      fc.integer({ min: 0, max: 9 }),
      (cost, coin, helpers) => {
        const copper = cost * { 'gold-piece': 100, 'silver-piece': 10, 'copper-piece': 1 }[coin]
        const result = figures({ cost, coin, helpers })
        const days = Math.ceil(copper / 1000) / (helpers + 1)
        expect(result['days']).toBeCloseTo(days, 8)
        expect(result['hours']).toBeCloseTo(days * 8, 8)
        expect(result['materials']).toBeCloseTo(Math.floor(copper / 2) / 100, 8)
        expect((result['materials'] ?? 0) + (result['saved'] ?? 0)).toBeCloseTo(copper / 100, 6)
      },
    ),
  )
})

test('a spell of a higher level is never quicker or cheaper to scribe', () => {
  for (let level = 1; level <= 9; level += 1) {
    const [lower, higher] = [level - 1, level].map((one) => figures({ what: 'spell-scroll', level: String(one) }))
    expect(higher?.['days']).toBeGreaterThanOrEqual(lower?.['days'] ?? 0)
    expect(higher?.['materials']).toBeGreaterThan(lower?.['materials'] ?? 0)
  }
})

describe('steps', () => {
  test.each<[string, Partial<Input>, string[]]>([
    ['by default', {}, ['tools', 'materials', 'time', 'not-consecutive']],
    ['a day', { cost: 1 }, ['tools', 'materials', 'time']],
    ['one helper', { helpers: 1 }, ['tools', 'materials', 'time', 'helpers', 'not-consecutive']],
    ['two helpers', { helpers: 2 }, ['tools', 'materials', 'time', 'many-helpers', 'not-consecutive']],
    ['a potion', { what: 'potion-of-healing' }, ['potion']],
    ['a scroll', { what: 'spell-scroll', level: '2' }, ['scroll-needs', 'scroll', 'not-consecutive']],
    [
      'two helpers in 2014',
      { helpers: 2, ruleset: 'srd-5.1' },
      ['tools-and-place', 'lifestyle', 'materials', 'time', 'helpers', 'not-consecutive'],
    ],
    ['a potion, which 2014 does not price', { what: 'potion-of-healing', ruleset: 'srd-5.1' }, ['potion']],
  ])('%s', (_, changes, expected) => {
    const { steps } = computed(changes)
    expect(steps.map(({ kind }) => kind)).toEqual(expected)
    const rule = expected.includes('lifestyle') ? 'srd51-crafting' : 'adventuring-equipment'
    expect(new Set(steps.map((step) => step.rule))).toEqual(new Set([rule]))
  })
})

test('the armor options', () => {
  expect(craftingCalculator.presets?.map(({ id, input }) => `${id}: ${input.cost}`)).toEqual([
    'breastplate: 400',
    'chain-mail: 75',
    'plate-armor: 1500',
  ])
})

test('offers no dice to roll', () => {
  expect(craftingCalculator.rolls(DEFAULTS)).toEqual([])
})
