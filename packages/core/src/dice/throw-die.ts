import { holds, matchingFaces } from './matching-faces.ts'
import { type Random, rollDie } from './random.ts'
import type { Reroll, Test } from './syntax.ts'

/** A die ready to be thrown: so many sides, or the faces listed. */
export type ReadyDie = number | readonly number[]

/** One throw of a die, before any modifier. */
export const throwFace = (random: Random, die: ReadyDie): number =>
  typeof die === 'number' ? rollDie(random, die) : (die[rollDie(random, die.length) - 1] ?? 0)

/** The `n`-th of the faces 1 to `sides` that do not match, counted from 1. */
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
 * One throw on which no face matches a test: what rolling again until it does not match comes to, in a single throw,
 * so that it ends at once however rare the other faces are.
 */
function throwUnmatched(random: Random, die: ReadyDie, test: Test): number {
  if (typeof die === 'number') return nthUnmatched(die, test, rollDie(random, die - matchingFaces(die, test)))
  return throwFace(
    random,
    die.filter((face) => !holds(face, test.comparison, test.value)),
  )
}

/** One die with its reroll: every number that was thrown, the last one counts. */
export function throwWithReroll(random: Random, die: ReadyDie, reroll: Reroll | undefined): number[] {
  const first = throwFace(random, die)
  if (reroll === undefined || reroll.kind === 'add' || !holds(first, reroll.when.comparison, reroll.when.value)) {
    return [first]
  }
  return [first, reroll.kind === 'once' ? throwFace(random, die) : throwUnmatched(random, die, reroll.when)]
}
