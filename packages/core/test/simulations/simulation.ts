import { expect } from 'vitest'
import { seededRandom } from '../../src/dice/random.ts'

/**
 * Plays something this many times with its own dice, and compares how often each end occurred with its exact chance.
 */
export type Simulation = (plays: number) => void

/** A seeded die: the same name gives the same rolls. */
export function seededDie(name: string): (sides: number) => number {
  const random = seededRandom(name)
  return (sides) => Math.floor((random() / 2 ** 32) * sides) + 1
}

/** Fails unless an end occurred as often as its chance predicts, within four standard errors. */
export function expectShare(end: string, times: number, plays: number, chance: number): void {
  const error = Math.sqrt((chance * (1 - chance)) / plays)
  expect(Math.abs(times / plays - chance), end).toBeLessThanOrEqual(4 * error)
}
