import { ANY_INTEGER, requireIntegers } from '../bounds.ts'
import { type Random, randomOf, requireRandom, rollDie } from './random.ts'

/** A die that was rolled, and whether its face was given. */
export interface ThrownDie {
  readonly sides: number
  readonly face: number
  readonly entered: boolean
}

/** A generator that uses the given faces of real dice first, and records every die. */
export interface EnteredDice {
  readonly random: Random
  /** every die so far, in the order in which the rules ask for them */
  readonly thrown: readonly ThrownDie[]
}

/**
 * A generator for real dice, whose faces are given in the order in which the rules ask for them. The other generator
 * rolls when no face is left, or when the die has no such face.
 *
 * @param faces the faces of the real dice
 * @param rest rolls every other die
 * @throws RangeError when a face is not an integer, or core has not made the other generator
 * @example
 * rollDie(enteredDice([5, 3], seededRandom('rest')).random, 6) // => 5
 * rollDie(enteredDice([5], randomFrom(() => 0.5)).random, 4) // => 1
 */
export function enteredDice(faces: readonly number[], rest: Random): EnteredDice {
  requireRandom(rest)
  const thrown: ThrownDie[] = []
  const left = [...requireIntegers('faces', faces, ANY_INTEGER)]
  const entered = (sides: number): number => {
    const face = left.shift()
    const fits = face !== undefined && face >= 1 && face <= sides
    const die = fits ? { sides, face, entered: true } : { sides, face: rollDie(rest, sides), entered: false }
    thrown.push(die)
    return die.face
  }
  return { random: randomOf(() => rest(), entered), thrown }
}
