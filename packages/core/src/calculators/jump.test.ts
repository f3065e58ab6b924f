import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computing, printSteps } from '../../test/computing.ts'
import { plainFigures } from '../../test/plain-figures.ts'
import type { InputOf } from './calculator.ts'
import { jumpCalculator } from './jump.ts'

type Input = InputOf<typeof jumpCalculator.fields>

const computed = computing(jumpCalculator)

const figures = (changes: Partial<Input>): Record<string, number> => plainFigures(computed(changes))

describe('every Strength score matches an independent calculation', () => {
  for (let strength = 1; strength <= 30; strength += 1) {
    test(String(strength), () => {
      const modifier = Math.floor((strength - 10) / 2)
      const running = Math.max(0, 3 + modifier)
      for (const [runUp, ruleset, high] of [
        [true, 'srd-5.2.1', running],
        [true, 'next-2012', running],
        [false, 'srd-5.2.1', Math.floor(running / 2)],
        [false, 'next-2012', Math.max(1, modifier)],
      ] as const) {
        const result = figures({ strength, 'run-up': runUp, ruleset, height: 72 })
        const long = runUp ? strength : Math.floor(strength / 2)
        expect(result).toMatchObject({ long, high, reach: high + 9, movement: runUp ? long + 10 : long })
        expect(result['obstacle']).toBe(ruleset === 'srd-5.2.1' ? Math.floor(long / 4) : undefined)
      }
    })
  }
})

test('laws: a run-up, more Strength and more height never hurt', () => {
  const any = {
    strength: fc.integer({ min: 1, max: 29 }),
    'run-up': fc.boolean(),
    height: fc.integer({ min: 1, max: 599 }),
    ruleset: fc.constantFrom('srd-5.2.1', 'next-2012'),
  } as const
  fc.assert(
    fc.property(fc.record(any), (input) => {
      const now = figures(input)
      for (const better of [{ 'run-up': true }, { strength: input.strength + 1 }, { height: input.height + 1 }]) {
        // Standing, the 2012 playtest lets the weak rise 1 foot; running, 3 plus a modifier that may be −5.
        if ('run-up' in better && input.ruleset === 'next-2012' && input.strength < 6) continue
        const then = figures({ ...input, ...better })
        for (const id of ['long', 'high', 'reach']) expect(then[id]).toBeGreaterThanOrEqual(now[id] ?? 0)
      }
    }),
  )
})

describe('steps', () => {
  test.each<[string, Partial<Input>, string[]]>([
    [
      'running',
      {},
      [
        'long-jump: long-running',
        'ability-score-and-modifier: modifier',
        'high-jump: high-running, reach',
        'jumping: cost-with-run-up',
        'long-jump: obstacle, landing',
      ],
    ],
    [
      'standing',
      { 'run-up': false },
      [
        'long-jump: long-standing',
        'ability-score-and-modifier: modifier',
        'high-jump: high-standing-half, reach',
        'jumping: cost',
        'long-jump: obstacle, landing',
      ],
    ],
    [
      '2012 playtest, standing',
      { 'run-up': false, ruleset: 'next-2012' },
      [
        'next-jumping: long-standing',
        'next-ability-scores: modifier',
        'next-jumping: high-standing-strength-modifier, reach',
        'next-movement: cost',
      ],
    ],
  ])('%s', (_, changes, expected) => {
    expect(printSteps(computed(changes))).toEqual(expected)
  })
})
