/**
 * The binomial coefficients C(n, 0) to C(n, most).
 *
 * @example
 * binomials(4) // => [1n, 4n, 6n, 4n, 1n]
 */
export function binomials(n: number, most = n): readonly bigint[] {
  const row = [1n]
  let choose = 1n
  for (let k = 1; k <= most; k += 1) {
    choose = (choose * BigInt(n - k + 1)) / BigInt(k)
    row.push(choose)
  }
  return row
}

/** The largest row that is worth its memory. */
const LARGEST_CACHED = 200

/** Whole rows of `binomials` with a cache, for a computation that needs the same rows many times. */
export function cachedBinomials(): (n: number) => readonly bigint[] {
  const rows = new Map<number, readonly bigint[]>()
  return (n) => {
    const row = rows.get(n) ?? binomials(n)
    if (n <= LARGEST_CACHED) rows.set(n, row)
    return row
  }
}
