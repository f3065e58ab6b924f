import { describe, expect, test } from 'vitest'
import { compares } from '../../test/every-outcome.ts'
import { scriptedRandom } from '../../test/scripted-random.ts'
import type { Comparison, Reroll } from './syntax.ts'
import { throwFace, throwWithReroll } from './throw-die.ts'

describe('a single throw', () => {
  test.each([
    [6, 0, 1],
    [6, 5, 6],
    [[-1, 0, 1], 0, -1],
    [[-1, 0, 1], 2, 1],
    [[4, 4, 9], 1, 4],
    [[7], 12345, 7],
  ])('of %j with the raw value %i shows %i', (die, raw, face) => {
    const script = scriptedRandom([raw])
    expect(throwFace(script.random, die)).toBe(face)
    script.expectUsedUp()
  })
})

describe('with a reroll', () => {
  const reroll = (kind: Reroll['kind'], comparison: Comparison, value: number): Reroll => ({
    kind,
    when: { comparison, value },
  })

  test.each([
    ['no reroll', undefined, [0], [1]],
    ['once, no match', reroll('once', '<=', 2), [2], [3]],
    ['once, the second throw counts', reroll('once', '<=', 2), [1, 0], [2, 1]],
    ['until, one throw among the four other faces', reroll('until', '<=', 2), [0, 3], [1, 6]],
    ['until, no match', reroll('until', '<=', 2), [5], [6]],
    ['add does not reroll', reroll('add', '<=', 2), [0], [1]],
  ] as const)('%s', (_, rule, raw, thrown) => {
    const script = scriptedRandom(raw)
    expect(throwWithReroll(script.random, 6, rule)).toEqual(thrown)
    script.expectUsedUp()
  })

  test('until: all faces that do not match are equally likely', () => {
    const comparisons: readonly Comparison[] = ['<', '<=', '=', '!=', '>=', '>']
    for (const die of [4, 7, [1, 1, 5], [-2, 0, 3, 3]] as const) {
      const faces = typeof die === 'number' ? Array.from({ length: die }, (_, index) => index + 1) : [...die]
      for (const comparison of comparisons) {
        for (let value = -3; value <= 9; value += 1) {
          const rest = faces.filter((face) => !compares[comparison](face, value))
          const first = faces.findIndex((face) => compares[comparison](face, value))
          if (rest.length === 0 || first === -1) continue
          const seconds = rest.map((_, raw) => {
            const script = scriptedRandom([first, raw])
            const [, second] = throwWithReroll(script.random, die, reroll('until', comparison, value))
            script.expectUsedUp()
            return second
          })
          expect(seconds.sort()).toEqual(rest.sort())
        }
      }
    }
  })
})
