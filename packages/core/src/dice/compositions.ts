import { binomials } from './binomials.ts'

/**
 * One kind of result of an exploding pool: how many dice match the explosion, how many do not, and in how many orders
 * they can come. Within a composition the dice are independent, and each shows a face of its group.
 */
export interface Composition {
  readonly matched: number
  readonly unmatched: number
  readonly orders: bigint
}

/**
 * The compositions of a pool in which each original die can get `perDie` extra dice. A chain ends with a die that does
 * not match, or at its limit.
 */
export function compositionsPerDie(count: number, perDie: number): Composition[] {
  const compositions: Composition[] = []
  const choose = binomials(count)
  // In how many orders the chains that end by themselves have 0, 1, 2, … matches together.
  let orders = [1n]
  for (let ended = 0; ended <= count; ended += 1) {
    const cut = count - ended
    for (const [matches, ways] of orders.entries()) {
      compositions.push({
        matched: matches + cut * (perDie + 1),
        unmatched: ended,
        orders: ways * (choose[cut] ?? 0n),
      })
    }
    orders = withOneMore(orders, perDie)
  }
  return compositions
}

/** Extends the numbers of ways in which numbers add up to 0, 1, 2, … by one more number from 0 to `most`. */
function withOneMore(ways: readonly bigint[], most: number): bigint[] {
  const next = new Array<bigint>(ways.length + most).fill(0n)
  let window = 0n
  for (let index = 0; index < next.length; index += 1) {
    window += ways[index] ?? 0n
    if (index > most) window -= ways[index - most - 1] ?? 0n
    next[index] = window
  }
  return next
}

/**
 * The compositions of a pool that can get `perPool` extra dice together. The pool ends with its `count`th die that does
 * not match; if the extra dice run out first, every die can show anything.
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
