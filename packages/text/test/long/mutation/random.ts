/** Random choices by a seed; the same seed gives the same choices. */
export interface Random {
  /** a whole number below a bound */
  below(bound: number): number
  /** one of some things */
  pick<T>(items: readonly [T, ...T[]]): T
  /** a sample of some things, in order */
  sample<T>(items: readonly T[], most: number): T[]
}

/** A generator of 32-bit words by counting and mixing (the finaliser of MurmurHash3). */
export function seeded(seed: string): Random {
  let state = 0
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x9e3779b1) >>> 0
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return (mixed ^ (mixed >>> 16)) >>> 0
  }
  const below = (bound: number): number => Math.floor((next() / 2 ** 32) * bound)
  return {
    below,
    pick(items) {
      return items[below(items.length)] ?? items[0]
    },
    sample(items, most) {
      const left = items.map((_, index) => index)
      for (let index = 0; index < Math.min(most, left.length); index += 1) {
        const other = index + below(left.length - index)
        const [a, b] = [left[index] ?? 0, left[other] ?? 0]
        left[index] = b
        left[other] = a
      }
      return left
        .slice(0, most)
        .sort((a, b) => a - b)
        .flatMap((index) => items.slice(index, index + 1))
    },
  }
}
