import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyPool } from '../../test/arbitrary-expression.ts'
import { parsed } from '../../test/parsed.ts'
import { type KeptRanks, keptRanks } from './kept-ranks.ts'

function ranksOf(notation: string): KeptRanks {
  const pool = parsed(notation)
  if (pool.kind !== 'pool' || typeof pool.count !== 'number') throw new Error(`${notation} is not a plain pool`)
  return keptRanks({ count: pool.count, keeps: pool.keeps })
}

test.each([
  ['4d6', 0, 4],
  ['4d6kh3', 0, 3],
  ['4d6dl1', 0, 3],
  ['4d6kl3', 1, 4],
  ['4d6dh1', 1, 4],
  ['2d20kh', 0, 1],
  ['2d20kl', 1, 2],
  ['5d20dl2dh2', 2, 3],
  ['5d20dh2dl2', 2, 3],
  ['5d20kh4kl4', 1, 4],
  ['5d6kh3dh1', 1, 3],
  ['4d6kh9', 0, 4],
  ['4d6kl9', 0, 4],
  ['4d6dl0', 0, 4],
])('%s keeps the ranks from %i to before %i', (notation, from, to) => {
  expect(ranksOf(notation)).toEqual({ from, to })
})

test.each(['4d6kh0', '4d6kl0', '4d6dl4', '4d6dh9', '4d6dl2dh2', '4d6kh1kl1', '2d6dl9dh9', '0d6', '0d6kh3'])(
  '%s keeps no dice',
  (notation) => {
    const { from, to } = ranksOf(notation)
    expect(to - from).toBe(0)
  },
)

test('law: the order of keeps and drops does not matter, nor does a repeated one', () => {
  fc.assert(
    fc.property(anyPool({ count: 8, sides: 6, keeps: 4 }), ({ count, keeps }) => {
      const { from, to } = keptRanks({ count, keeps })
      const kept = (ranks: { from: number; to: number }): number[] =>
        Array.from({ length: count }, (_, rank) => rank).slice(ranks.from, ranks.to)
      expect(kept(keptRanks({ count, keeps: keeps.toReversed() }))).toEqual(kept({ from, to }))
      expect(kept(keptRanks({ count, keeps: [...keeps, ...keeps] }))).toEqual(kept({ from, to }))
      expect(from).toBeLessThanOrEqual(to)
    }),
  )
})
