const rows: bigint[][] = []

/**
 * The binomial coefficients C(n, 0) to C(n, n). Small rows are kept, as every pool asks for them again.
 *
 * @example
 * binomials(4) // => [1n, 4n, 6n, 4n, 1n]
 */
export function binomials(n: number): readonly bigint[] {
  const known = rows[n]
  if (known) return known
  const row = [1n]
  for (let k = 1; k <= n; k += 1) row.push(((row[k - 1] ?? 0n) * BigInt(n - k + 1)) / BigInt(k))
  if (n <= KEPT) rows[n] = row
  return row
}

/** The largest row that is kept. */
const KEPT = 200
