import { cryptoRandom, type Expression, format, type Roll, roll } from '@rulestone/core/dice'
import type { JSX } from 'preact'
import type { T } from '../../shared/make-t.ts'
import { saveRoll, takeSeedTurn } from '../history/roll-store.ts'
import { MOST_DICE, type RollPlace, type SavedDie } from '../history/saved-roll.ts'
import { freshTurn, seededTurn } from '../history/seeded-roll.ts'
import type { SharedRoll } from '../history/shared-roll.ts'
import { announcement, Rolled } from './Rolled.tsx'
import { rollParts } from './roll-parts.ts'

export { placeOf } from './roll-place.ts'

const random = cryptoRandom()

/** What is needed to display and record a roll. */
export interface RollContext {
  /** the strings of `roll` */
  readonly t: T
  readonly integer: (value: number) => string
  /** the name of the roll, if a calculator makes it */
  readonly label?: string
  readonly place: RollPlace
  /** whether the roll gets a seed of its own if none is set */
  readonly isShareable?: boolean
}

/** A roll that was made. */
export interface MadeRoll {
  readonly shown: JSX.Element
  readonly spoken: string
  /** how to reproduce it, if it came from a seed */
  readonly shared?: SharedRoll
}

/** The dice of a roll as saved in the history. */
const facesOf = (result: Roll): SavedDie[] =>
  rollParts(result)
    .flatMap((part): SavedDie[] =>
      part.kind === 'die'
        ? [{ ...(part.sides === undefined ? {} : { sides: part.sides }), value: part.value, kept: part.kept }]
        : [],
    )
    .slice(0, MOST_DICE)

/** Rolls dice, from the seed if one is set, and saves the roll. Returns the result as an element and as a sentence. */
export function makeRoll(
  expression: Expression,
  { t, integer, label, place, isShareable = false }: RollContext,
): MadeRoll {
  const turn = takeSeedTurn() ?? (isShareable ? freshTurn(random) : undefined)
  const result = roll(turn ? seededTurn(turn) : random, expression)
  const dice = format(expression)
  saveRoll({
    id: `${Date.now().toString(36)}-${random().toString(36)}`,
    time: Date.now(),
    dice,
    faces: facesOf(result),
    total: result.total,
    title: place.title,
    address: place.address,
    ...(label === undefined ? {} : { label }),
    ...turn,
  })
  const total = integer(result.total)
  return {
    shown: <Rolled roll={result} total={total} t={t} {...(label === undefined ? {} : { label })} />,
    spoken: announcement(result, total, t),
    ...(turn && { shared: { dice, total: result.total, ...turn } }),
  }
}
