import { matches, matchingFaces } from './matching-faces.ts'
import { type Random, rollDie } from './random.ts'
import type { Reroll, Test } from './syntax.ts'

/** A die with a known number of sides, or its faces. */
export type ReadyDie = number | readonly number[]

/** Throws a die once, before any modifier. */
export const throwFace = (random: Random, die: ReadyDie): number =>
  typeof die === 'number' ? rollDie(random, die) : (die[rollDie(random, die.length) - 1] ?? 0)

/** The `n`th of the faces 1 to `sides` that do not match, counted from 1. */
function nthUnmatched(sides: number, test: Test, n: number): number {
  switch (test.comparison) {
    case '<':
    case '<=':
      return n + matchingFaces(sides, test)
    case '=':
      return n >= test.value && matchingFaces(sides, test) === 1 ? n + 1 : n
    case '!=':
      return test.value
    case '>=':
    case '>':
      return n
  }
}

/**
 * A face that does not match, in a single throw. It is distributed as if the die were thrown until it does not match,
 * which could take very long.
 */
function throwUnmatched(random: Random, die: ReadyDie, test: Test): number {
  if (typeof die === 'number') return nthUnmatched(die, test, rollDie(random, die - matchingFaces(die, test)))
  return throwFace(
    random,
    die.filter((face) => !matches(face, test)),
  )
}

/** Throws a die with its reroll: every number thrown, of which the last counts. */
export function throwWithReroll(random: Random, die: ReadyDie, reroll: Reroll | undefined): number[] {
  const first = throwFace(random, die)
  if (reroll === undefined || reroll.kind === 'add' || !matches(first, reroll.when)) return [first]
  return [first, reroll.kind === 'once' ? throwFace(random, die) : throwUnmatched(random, die, reroll.when)]
}
