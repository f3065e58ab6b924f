import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyExpression } from '../../test/arbitrary-expression.ts'
import { parsed } from '../../test/parsed.ts'
import { scriptedRandom } from '../../test/scripted-random.ts'
import { seededRandom } from './random.ts'
import { roll } from './roll.ts'
import { totalsByLabel } from './totals-by-label.ts'

describe('with dice of one side, whose totals are known', () => {
  test.each([
    ['2d1', [['', 2]]],
    ['2d1[fire]', [['fire', 2]]],
    [
      '2d1[fire]+3',
      [
        ['fire', 2],
        ['', 3],
      ],
    ],
    [
      '3+2d1[fire]',
      [
        ['', 3],
        ['fire', 2],
      ],
    ],
    [
      '1d1[Fire]+2d1[cold]+4d1[FIRE]',
      [
        ['fire', 5],
        ['cold', 2],
      ],
    ],
    ['(2d1+3)[fire]', [['fire', 5]]],
    [
      '(2d1[cold]+3)[fire]',
      [
        ['cold', 2],
        ['fire', 3],
      ],
    ],
    [
      '5[fire]-(2[fire]-1[cold])',
      [
        ['fire', 3],
        ['cold', 1],
      ],
    ],
    ['-2d1[fire]', [['fire', -2]]],
    [
      '2d1[fire]*2+1',
      [
        ['fire', 4],
        ['', 1],
      ],
    ],
    [
      '(7[fire]/2)+1',
      [
        ['fire', 3],
        ['', 1],
      ],
    ],
    [
      'max(3[fire],2[cold])+1[fire]',
      [
        ['', 3],
        ['fire', 1],
      ],
    ],
    ['max(3[fire],2)', [['fire', 3]]],
    ['{3d1[fire],2d1[fire]}kh1', [['fire', 3]]],
    ['{3d1[fire]+2d1[cold]}kh1', [['', 1]]],
    ['max(2,1)[fire]', [['fire', 2]]],
    ['(2[fire])>=1', [['fire', 1]]],
    ['abs(1-3)[cold]', [['cold', 2]]],
    ['1[]', [['', 1]]],
    ['2*3', [['', 6]]],
  ] as const)('%s', (notation, totals) => {
    expect([...totalsByLabel(roll(seededRandom(''), parsed(notation)))]).toEqual(totals)
  })
})

test('with random dice', () => {
  const { random, expectUsedUp } = scriptedRandom([0, 0, 0])
  const rolled = roll(random, parsed('2d6[fire]+1d4[cold]'))
  expectUsedUp()
  expect([...totalsByLabel(rolled)]).toEqual([
    ['fire', 2],
    ['cold', 1],
  ])
})

test('law: the totals add up to the total of the roll', () => {
  const any = anyExpression({ count: 4, sides: 8, keeps: 2, constant: 20, terms: 3, depth: 3 })
  fc.assert(
    fc.property(fc.string(), any, (seed, expression) => {
      const rolled = roll(seededRandom(seed), expression)
      const sum = Array.from(totalsByLabel(rolled).values()).reduce((a, b) => a + b, 0)
      // Not toBe, which tells 0 from -0.
      expect(sum === rolled.total).toBe(true)
    }),
    { numRuns: 300 },
  )
})
