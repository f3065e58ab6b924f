/**
 * The weights of the sums of two outcomes: each weight of one times each of the other, added up by their places.
 *
 * @param whole the most that they can add up to
 * @example
 * convolve([1n, 1n], [1n, 2n, 1n], 8n) // => [1n, 3n, 3n, 1n]
 */
export function convolve(a: readonly bigint[], b: readonly bigint[], whole: bigint): bigint[] {
  if (whole <= EXACT) return small(a, b)
  return Math.min(a.length, b.length) < MANY ? one(a, b) : packed(a, b, whole)
}

/** Integers up to here are exact as floating-point numbers, which are many times as fast. */
const EXACT = BigInt(Number.MAX_SAFE_INTEGER)

/** From so many weights on either side it is faster to multiply all at once. */
const MANY = 32

function small(a: readonly bigint[], b: readonly bigint[]): bigint[] {
  const weights = new Float64Array(a.length + b.length - 1)
  const others = Float64Array.from(b, Number)
  for (const [i, weight] of a.entries()) {
    const x = Number(weight)
    if (x === 0) continue
    for (let j = 0; j < others.length; j += 1) weights[i + j] = (weights[i + j] ?? 0) + x * (others[j] ?? 0)
  }
  return Array.from(weights, BigInt)
}

/** One product after the other. */
function one(a: readonly bigint[], b: readonly bigint[]): bigint[] {
  const weights = new Array<bigint>(a.length + b.length - 1).fill(0n)
  for (const [i, x] of a.entries()) {
    if (x === 0n) continue
    for (const [j, y] of b.entries()) weights[i + j] = (weights[i + j] ?? 0n) + x * y
  }
  return weights
}

/**
 * All products as one of two long integers, in which each weight has as many digits as the largest sum (Kronecker’s
 * substitution): engines multiply long integers in far less than one step for each pair of digits.
 */
function packed(a: readonly bigint[], b: readonly bigint[], whole: bigint): bigint[] {
  const digits = whole.toString(16).length
  const pack = (weights: readonly bigint[]): bigint =>
    BigInt(`0x${weights.map((weight) => weight.toString(16).padStart(digits, '0')).join('')}`)
  const length = a.length + b.length - 1
  const text = (pack(a) * pack(b)).toString(16).padStart(length * digits, '0')
  return Array.from({ length }, (_, index) => BigInt(`0x${text.slice(index * digits, (index + 1) * digits)}`))
}
