import { type Random, rollDie } from './random.ts'

/** A die that was rolled: how many sides it has, its face, and whether the face was told. */
export interface ThrownDie {
  readonly sides: number
  readonly face: number
  readonly told: boolean
}

/** A generator that takes faces of real dice first, and remembers every die in turn. */
export interface ToldDice {
  readonly random: Random
  /** every die so far, in the order in which the rules ask for them */
  readonly thrown: readonly ThrownDie[]
}

/**
 * Dice of which people tell the faces, in the order in which the rules ask for them. Once they are used up, or where a
 * die has no such face, the other generator rolls.
 *
 * @param faces what real dice show
 * @param rest rolls every die that nobody has told
 * @example
 * rollDie(toldDice([5, 3], seededRandom('rest')).random, 6) // => 5
 * rollDie(toldDice([5], () => 1).random, 4) // => 2
 */
export function toldDice(faces: readonly number[], rest: Random): ToldDice {
  const thrown: ThrownDie[] = []
  const left = [...faces]
  const told = (sides: number): number => {
    const face = left.shift()
    const fits = face !== undefined && Number.isInteger(face) && face >= 1 && face <= sides
    const one = fits ? { sides, face, told: true } : { sides, face: rollDie(rest, sides), told: false }
    thrown.push(one)
    return one.face
  }
  return { random: Object.assign(() => rest(), { told }), thrown }
}
