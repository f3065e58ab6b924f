import { requireInteger } from '../bounds.ts'

/** A source of uniform random integers from 0 to 2³² − 1 (both included). */
export interface Random {
  (): number
  /** the face of a real die with this many sides, instead of a random one: see `enteredDice` */
  readonly entered?: (sides: number) => number
}

const TWO_TO_32 = 2 ** 32

/** The Web Crypto API of browsers, Node and workers. */
declare const crypto: { getRandomValues(array: Uint32Array): Uint32Array }

/** Random integers that are fetched at once: a call for each die would be slow. */
const BUFFER_LENGTH = 256

/**
 * A generator of cryptographically secure random numbers.
 *
 * @example
 * cryptoRandom()() < 2 ** 32 // => true
 */
export function cryptoRandom(): Random {
  const buffer = new Uint32Array(BUFFER_LENGTH)
  let used = BUFFER_LENGTH
  return () => {
    if (used === BUFFER_LENGTH) {
      crypto.getRandomValues(buffer)
      used = 0
    }
    const value = buffer[used] ?? 0
    used += 1
    return value
  }
}

/** Four 32-bit words from a text: the finaliser of MurmurHash3 over a running hash. */
function hashWords(seed: string): [number, number, number, number] {
  let hash = 1779033703 ^ seed.length
  for (let index = 0; index < seed.length; index += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 3432918353)
    hash = (hash << 13) | (hash >>> 19)
  }
  const next = (): number => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
    hash ^= hash >>> 16
    return hash
  }
  return [next(), next(), next(), next()]
}

/**
 * A generator that repeats: the same seed gives the same rolls, in all versions with the same major number. The
 * algorithm is sfc32, which passes PractRand but is not secure.
 *
 * @example
 * seededRandom('table 7')() // => seededRandom('table 7')()
 */
export function seededRandom(seed: string): Random {
  let [a, b, c, counter] = hashWords(seed)
  const step = (): number => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let warmUp = 0; warmUp < 12; warmUp += 1) step()
  return step
}

/**
 * Rolls a fair die. Random integers that would favour low faces are discarded.
 *
 * @param sides from 1 to 2³²
 */
export function rollDie(random: Random, sides: number): number {
  requireInteger('sides', sides, { minimum: 1, maximum: TWO_TO_32 })
  if (random.entered !== undefined) return requireInteger('face', random.entered(sides), { minimum: 1, maximum: sides })
  const fair = TWO_TO_32 - (TWO_TO_32 % sides)
  let value = random()
  while (value >= fair) value = random()
  return (value % sides) + 1
}
