import { expect } from 'vitest'
import { type Random, randomOf } from '../src/dice/random.ts'

/** A generator that returns these values and no more; in the end it must be used up. */
export function scriptedRandom(values: readonly number[]): { readonly random: Random; expectUsedUp(): void } {
  const left = [...values]
  return {
    random: randomOf(() => {
      const value = left.shift()
      if (value === undefined) throw new Error(`the script of ${values.length} values is used up`)
      return value
    }),
    expectUsedUp() {
      expect(left).toEqual([])
    },
  }
}
