import { type Expression, type Random, type Roll, roll, seededRandom } from '@rulestone/core/dice'
import type { SeedTurn } from './saved-roll.ts'

/** The generator for one turn of a seed: independent of earlier rolls. */
export const seededTurn = ({ seed, turn }: SeedTurn): Random => seededRandom(`${seed} ${turn}`)

/** A seed of its own for a roll, so that it can be shared. */
export const freshTurn = (random: Random): SeedTurn => ({
  seed: `${random().toString(36)}${random().toString(36)}`,
  turn: 1,
})

/** Reproduces a shared roll. */
export const rollShared = (expression: Expression, shared: SeedTurn): Roll => roll(seededTurn(shared), expression)
