import { expect, test } from 'vitest'
import { fraction, toNumber } from '../fraction.ts'
import { expectOk } from '../result.ts'
import { chancesOf } from './chances.ts'
import { odds } from './odds.ts'
import { parse } from './parse.ts'

test.each(['1d6', '2d6', '8d6', '3d6kh1+2', '20d12', '400d6'])(
  '%s: the chances are the exact ones, rounded',
  (notation) => {
    const exact = expectOk(odds(expectOk(parse(notation))))
    const chances = chancesOf(exact)
    expect(chances).toHaveLength(exact.weights.length)
    for (const place of [0, Math.floor(exact.weights.length / 2), exact.weights.length - 1]) {
      const wanted = toNumber(fraction(exact.weights[place] ?? 0n, exact.denominator))
      expect(Math.abs((chances[place] ?? 0) - wanted)).toBeLessThan(1e-15)
    }
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10)
  },
)
