import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyExpression } from '../../test/arbitrary-expression.ts'
import { parsed } from '../../test/parsed.ts'
import { scriptedRandom } from '../../test/scripted-random.ts'
import { seededRandom } from './random.ts'
import { roll } from './roll.ts'
import { total } from './total.ts'

test('law: the same total as roll, from the same random numbers', () => {
  const any = anyExpression({ count: 4, sides: 8, keeps: 2, constant: 20, terms: 3, depth: 3 })
  fc.assert(
    fc.property(fc.string(), any, (seed, expression) => {
      const [full, short] = [seededRandom(seed), seededRandom(seed)]
      expect(total(short, expression)).toBe(roll(full, expression).total)
      expect(short()).toBe(full())
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['3d6', [1, 6, 3], 10],
  ['4d6kh3', [2, 5, 1, 6], 13],
  ['4d6kl3', [2, 5, 1, 6], 8],
  ['2d20kh1', [4, 17], 17],
  ['2d20dh1', [4, 17], 4],
  ['1d6dl1', [4], 0],
  ['0d6dl1', [], 0],
  ['2d6kh1kl1', [2, 5], 0],
  ['2d6-(1d8+1)', [2, 5, 3], 3],
])('%s with %j is %i', (notation, faces, expected) => {
  const script = scriptedRandom(faces.map((face) => face - 1))
  expect(total(script.random, parsed(notation))).toBe(expected)
  script.expectUsedUp()
})
