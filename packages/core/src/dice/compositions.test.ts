import { describe, expect, test } from 'vitest'
import { type Composition, compositionsPerDie, compositionsPerPool } from './compositions.ts'

/** Every roll of an exploding pool, with `M` for a matching die and `-` for another, chain after chain. */
function everyPool(count: number, canExplode: (chain: number, extras: number) => boolean): string[] {
  const pools: string[] = []
  const roll = (pool: string, dice: number, chain: number, extras: number): void => {
    if (dice === 0) {
      pools.push(pool)
      return
    }
    roll(`${pool}-`, dice - 1, 0, extras)
    if (canExplode(chain, extras)) roll(`${pool}M`, dice, chain + 1, extras + 1)
    else roll(`${pool}M`, dice - 1, 0, extras)
  }
  roll('', count, 0, 0)
  return pools
}

/** How many pools have the same numbers of both. */
function counted(pools: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const pool of pools) {
    const matched = pool.split('M').length - 1
    const key = `${matched}M${pool.length - matched}-`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return Array.from(counts, ([key, orders]) => `${key} ${orders}`).sort()
}

function print(compositions: readonly Composition[]): string[] {
  const orders = new Map<string, bigint>()
  for (const { matched, unmatched, orders: ways } of compositions) {
    const key = `${matched}M${unmatched}-`
    orders.set(key, (orders.get(key) ?? 0n) + ways)
  }
  return Array.from(orders, ([key, ways]) => `${key} ${ways}`).sort()
}

const COUNTS = [0, 1, 2, 3, 4]

describe('with a limit for each die', () => {
  test.each(COUNTS)('%i dice', (count) => {
    for (let perDie = 0; perDie <= 3; perDie += 1) {
      const pools = everyPool(count, (chain) => chain < perDie)
      expect(print(compositionsPerDie(count, perDie))).toEqual(counted(pools))
    }
  })
})

describe('with a limit for the pool', () => {
  test.each(COUNTS)('%i dice', (count) => {
    for (let perPool = 0; perPool <= 4; perPool += 1) {
      const pools = everyPool(count, (_, extras) => extras < perPool)
      expect(print(compositionsPerPool(count, perPool))).toEqual(counted(pools))
    }
  })
})
