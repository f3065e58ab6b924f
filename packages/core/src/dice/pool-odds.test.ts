import { describe, expect, test } from 'vitest'
import { type Counts, differences, everyRoll, settle, thrownDice } from '../../test/every-outcome.ts'
import { odds } from './odds.ts'
import { parse } from './parse.ts'
import type { Pool } from './syntax.ts'

const DICE = ['d1', 'd2', 'd3', 'd4', 'dF', 'd{1,1,4}', 'd{-2,3}', 'd{2}']

/** Modifiers before the dice are kept. */
const THROWN = [
  ...['', 'ro1', 'ro<=2', 'ro>1', 'ro<>2', 'rr1', 'rr>=3', 'rr<2', 'ra1', 'ra>=2'],
  ...['min2', 'max2', 'min1max2', 'min3max2', 'ra>1min2', 'ro2max1'],
  ...['!{0}', '!{1}', '!{2}', '!>=2{1}', '!<=1{2}', '!=1{1}', '!<>1{1}', 'xo>=2', 'ro1!{1}', 'rr1!{1}', '!{1}min2'],
  ...['!!{1}', '!!{2}', '!!<2{2}', '!!{1}min3', 'ro1!!{1}', '!!{1}max3', '!!{0}'],
  ...['!p{1}', '!p{2}', '!p>1{1}', '!p{0}', '!p{1}min1', 'rr1!p{1}', '!p<2{2}max1'],
  ...['x1=2', 'x2>=2', 'x3=1', 'x0>1', 'x1<=1min2', 'ro1x2>=2'],
]

/** The modifiers with which a die would be thrown forever, by die: the only ones that are refused. */
const NEVER_ENDS: Readonly<Record<string, readonly string[]>> = {
  d1: ['rr1', 'rr<2', 'rr1!{1}', 'rr1!p{1}'],
  dF: ['rr<2'],
}

const KEPT = ['', 'kh1', 'kl1', 'kh2', 'kl2', 'dl1', 'dh1', 'dl1dh1', 'kh2kl2', 'kh3dl1', 'kh0', 'kl9']

const COUNTED = ['', '>=2', '=1f>=3', '<>2f1', '<2f<2']

const SELECTIONS = KEPT.flatMap((kept) => COUNTED.map((counted) => kept + counted))

/** Each pool is compared with every sixth selection, starting at a different one. */
const STRIDE = 6

/** The rolls of a pool by the inverse of their probability. Rolls that differ only in order are counted together. */
type Rolls = Map<bigint, Map<string, { readonly dice: readonly number[]; ways: number }>>

/** The rolls of a pool; undefined if there are too many to count. */
function rollsOf(pool: Pool, most: number): Rolls | undefined {
  const rolls: Rolls = new Map()
  let ways = 0
  for (const { outcome, oneOf } of everyRoll((throwDie) => thrownDice(pool, throwDie))) {
    ways += 1
    if (ways > most) return undefined
    const alike = rolls.get(oneOf) ?? new Map<string, { readonly dice: readonly number[]; ways: number }>()
    rolls.set(oneOf, alike)
    const dice = outcome.sort((a, b) => a - b)
    const known = alike.get(dice.join()) ?? { dice, ways: 0 }
    alike.set(dice.join(), known)
    known.ways += 1
  }
  return rolls
}

const settled = (rolls: Rolls, pool: Pool): Counts =>
  new Map(
    Array.from(rolls, ([oneOf, alike]) => {
      const counts = new Map<number, number>()
      for (const { dice, ways } of alike.values()) {
        const total = settle(dice, pool)
        counts.set(total, (counts.get(total) ?? 0) + ways)
      }
      return [oneOf, counts]
    }),
  )

describe('pools with all modifiers match brute force over every possible roll', () => {
  let compared = 0
  let left = 0

  /** The pools of some dice that differ, and the modifiers that are refused. */
  function grid(die: string, count: number): { readonly wrong: string[]; readonly refused: readonly string[] } {
    const wrong: string[] = []
    const refused = new Set<string>()
    for (const [index, thrown] of THROWN.entries()) {
      let rolls: Rolls | undefined
      for (const selection of SELECTIONS.filter((_, place) => (place + index + count) % STRIDE === 0)) {
        const notation = `${count}${die}${thrown}${selection}`
        const result = parse(notation)
        if (!result.ok) {
          if (result.error.code === 'never-ends') refused.add(thrown)
          else wrong.push(`${notation}: ${result.error.code}`)
          continue
        }
        if (result.value.kind !== 'pool') throw new Error(`${notation} is not a pool`)
        rolls ??= rollsOf(result.value, 2_500)
        if (rolls === undefined) {
          left += 1
          break
        }
        const exact = odds(result.value)
        if (!exact.ok) wrong.push(`${notation}: ${exact.error.code}`)
        else wrong.push(...differences(exact.value, settled(rolls, result.value)).map((text) => `${notation} ${text}`))
        compared += 1
      }
    }
    return { wrong, refused: [...refused] }
  }

  test.each(DICE.flatMap((die) => [0, 1, 2, 3].map((count) => [count, die] as const)))('%i%s', (count, die) => {
    const { wrong, refused } = grid(die, count)
    expect(wrong.slice(0, 5)).toEqual([])
    expect(refused).toEqual(NEVER_ENDS[die] ?? [])
  })

  test.each(['d1', 'd2', 'd{2,5}'])('4%s', (die) => {
    expect(grid(die, 4).wrong.slice(0, 5)).toEqual([])
  })

  test('more than 15,000 pools are compared and fewer than 30 left out', () => {
    expect(compared).toBeGreaterThan(15_000)
    expect(left).toBeLessThan(30)
  })
})
