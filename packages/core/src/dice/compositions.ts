import { binomials } from './binomials.ts'

/**
 * How the dice of an exploding pool can fall: so many that match and so many that do not, and in how many orders. Given
 * these, the dice are independent: the matching ones on the matching faces, the others on the rest.
 */
export interface Composition {
  readonly matched: number
  readonly unmatched: number
  readonly orders: bigint
}

/**
 * The compositions when each original die may get so many extra dice. A chain ends with a die that does not match, or
 * with the last extra die allowed, which does not explode.
 *
 * @param count original dice
 * @param perDie extra dice for each, at most
 */
export function compositionsPerDie(count: number, perDie: number): Composition[] {
  const compositions: Composition[] = []
  const choose = binomials(count)
  let orders = [1n]
  for (let stopped = 0; stopped <= count; stopped += 1) {
    // So many chains matched 0 to `perDie` times and then stopped; the others matched all the way to the limit.
    const cut = count - stopped
    for (const [sum, ways] of orders.entries()) {
      const matched = sum + cut * (perDie + 1)
      compositions.push({ matched, unmatched: stopped, orders: ways * (choose[cut] ?? 0n) })
    }
    orders = withOneMore(orders, perDie)
  }
  return compositions
}

/** In how many ways numbers add up to 0, 1, 2, …, with one number from 0 to `most` more. */
function withOneMore(orders: readonly bigint[], most: number): bigint[] {
  const next = new Array<bigint>(orders.length + most).fill(0n)
  let window = 0n
  for (let index = 0; index < next.length; index += 1) {
    window += orders[index] ?? 0n
    if (index > most) window -= orders[index - most - 1] ?? 0n
    next[index] = window
  }
  return next
}

/**
 * The compositions when the whole pool may get so many extra dice. The pool ends with the die that brings the number of
 * those that do not match to `count`, unless the extra dice are used up first: then all dice are free.
 *
 * @param count original dice
 * @param perPool extra dice in all, at most
 */
export function compositionsPerPool(count: number, perPool: number): Composition[] {
  if (count === 0) return [{ matched: 0, unmatched: 0, orders: 1n }]
  const compositions: Composition[] = []
  let orders = 1n
  for (let extra = 0; extra <= perPool; extra += 1) {
    compositions.push({ matched: extra, unmatched: count, orders })
    orders = (orders * BigInt(count + extra)) / BigInt(extra + 1)
  }
  const all = count + perPool
  for (const [matched, ways] of binomials(all).entries()) {
    if (matched > perPool) compositions.push({ matched, unmatched: all - matched, orders: ways })
  }
  return compositions
}
