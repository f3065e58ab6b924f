import { cryptoRandom, type Expression, roll } from '@rulestone/core/dice'
import type { JSX } from 'preact'
import type { T } from '../lib/make-t.ts'
import { announcement, Rolled } from './Rolled.tsx'

const random = cryptoRandom()

/** How a roll is written. */
interface RollWords {
  /** the strings of `roll` */
  readonly t: T
  readonly integer: (value: number) => string
  /** what was rolled, where that is not plain from the dice */
  readonly label?: string
}

/** Rolls dice: the result to be shown, and in one sentence for screen readers. */
export function makeRoll(
  expression: Expression,
  { t, integer, label }: RollWords,
): { readonly shown: JSX.Element; readonly spoken: string } {
  const result = roll(random, expression)
  const total = integer(result.total)
  return {
    shown: <Rolled roll={result} total={total} t={t} {...(label === undefined ? {} : { label })} />,
    spoken: announcement(result, total, t),
  }
}
