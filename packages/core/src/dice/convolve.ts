/** Integers up to here are exact as floating-point numbers, which are many times as fast. */
const LARGEST_EXACT = BigInt(Number.MAX_SAFE_INTEGER)

/** From this length on, one product of long integers is faster than a product for each pair of weights. */
const LONG = 32

/**
 * The convolution of two lists of weights: the weights of the sum of two independent outcomes.
 *
 * @param largest no weight of the result is larger
 * @example
 * convolve([1n, 1n], [1n, 2n, 1n], 8n) // => [1n, 3n, 3n, 1n]
 */
export function convolve(a: readonly bigint[], b: readonly bigint[], largest: bigint): bigint[] {
  if (largest <= LARGEST_EXACT) return convolveNumbers(a, b)
  return Math.min(a.length, b.length) < LONG ? convolvePairs(a, b) : convolvePacked(a, b, largest)
}

function convolveNumbers(a: readonly bigint[], b: readonly bigint[]): bigint[] {
  const weights = new Float64Array(a.length + b.length - 1)
  const others = Float64Array.from(b, Number)
  for (const [i, weight] of a.entries()) {
    const x = Number(weight)
    if (x === 0) continue
    for (let j = 0; j < others.length; j += 1) weights[i + j] = (weights[i + j] ?? 0) + x * (others[j] ?? 0)
  }
  return Array.from(weights, BigInt)
}

function convolvePairs(a: readonly bigint[], b: readonly bigint[]): bigint[] {
  const weights = new Array<bigint>(a.length + b.length - 1).fill(0n)
  for (const [i, x] of a.entries()) {
    if (x === 0n) continue
    for (const [j, y] of b.entries()) weights[i + j] = (weights[i + j] ?? 0n) + x * y
  }
  return weights
}

/**
 * Kronecker substitution: each list becomes one long integer in which every weight has as many digits as the largest
 * sum. Engines multiply long integers in far less than one step for each pair of digits.
 */
function convolvePacked(a: readonly bigint[], b: readonly bigint[], largest: bigint): bigint[] {
  const digits = largest.toString(16).length
  const pack = (weights: readonly bigint[]): bigint =>
    BigInt(`0x${weights.map((weight) => weight.toString(16).padStart(digits, '0')).join('')}`)
  const length = a.length + b.length - 1
  const text = (pack(a) * pack(b)).toString(16).padStart(length * digits, '0')
  return Array.from({ length }, (_, index) => BigInt(`0x${text.slice(index * digits, (index + 1) * digits)}`))
}
