import { requireInteger } from '../bounds.ts'
import { requireText } from '../text.ts'

/** Marks the generators that core has made; another copy of core knows the mark too. */
const MADE: unique symbol = Symbol.for('@rulestone/core Random')

/**
 * A source of uniform random integers from 0 to 2³² − 1 (both included). Only `seededRandom`, `cryptoRandom`,
 * `enteredDice` and `randomFrom` make one: `Math.random` gives other numbers and would roll wrong dice.
 */
export interface Random {
  (): number
  readonly [MADE]: true
  /** the face of a real die with this many sides, instead of a random one: see `enteredDice` */
  readonly entered?: (sides: number) => number
}

const TWO_TO_32 = 2 ** 32

/** Makes a source of 32-bit integers a generator: marks it. */
export const randomOf = (next: () => number, entered?: (sides: number) => number): Random =>
  Object.assign(next, { [MADE]: true as const, ...(entered === undefined ? {} : { entered }) })

/**
 * Checks that core has made a generator, to report a caller's mistake.
 *
 * @throws RangeError naming the makers
 */
export function requireRandom(random: Random): Random {
  if (typeof random !== 'function' || random[MADE] !== true) {
    throw new RangeError(
      'random is not a generator of core; it must be made by cryptoRandom, seededRandom, enteredDice or randomFrom. Tip: instead of Math.random pass randomFrom(Math.random).',
    )
  }
  return random
}

/**
 * A generator of another source of random numbers, such as `Math.random`.
 *
 * @param source gives uniform random numbers from 0 up to but not including 1
 * @throws RangeError when the source is not a function, and on a roll when it gives any other number
 * @example
 * rollDie(randomFrom(() => 0.5), 20) // => 9
 */
export function randomFrom(source: () => number): Random {
  if (typeof source !== 'function') throw new RangeError('source is not a function; it must be one, as Math.random is.')
  return randomOf(() => {
    const number = source()
    if (!(number >= 0 && number < 1)) {
      throw new RangeError(`source gives ${number}; it must give numbers from 0 up to but not including 1.`)
    }
    return Math.floor(number * TWO_TO_32)
  })
}

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
  return randomOf(() => {
    if (used === BUFFER_LENGTH) {
      crypto.getRandomValues(buffer)
      used = 0
    }
    const value = buffer[used] ?? 0
    used += 1
    return value
  })
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
  let [a, b, c, counter] = hashWords(requireText('seed', seed))
  const step = (): number => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let warmUp = 0; warmUp < 12; warmUp += 1) step()
  return randomOf(step)
}

/**
 * Rolls a fair die. Random integers that would favour low faces are discarded.
 *
 * @param sides from 1 to 2³²
 * @throws RangeError when core has not made the generator, or a die has no such number of sides
 * @example
 * rollDie(seededRandom('table 7'), 20) // => 5
 */
export function rollDie(random: Random, sides: number): number {
  requireRandom(random)
  requireInteger('sides', sides, { minimum: 1, maximum: TWO_TO_32 })
  if (random.entered !== undefined) return requireInteger('face', random.entered(sides), { minimum: 1, maximum: sides })
  const fair = TWO_TO_32 - (TWO_TO_32 % sides)
  let value = random()
  while (value >= fair) value = random()
  return (value % sides) + 1
}
