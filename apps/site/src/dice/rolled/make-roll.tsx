import { cryptoRandom, type Expression, format, type Roll, roll } from '@rulestone/core/dice'
import type { JSX } from 'preact'
import type { T } from '../../shared/make-t.ts'
import { saveRoll, takeSeedTurn } from '../history/roll-store.ts'
import { MOST_DICE, type RollPlace, type SavedDie } from '../history/saved-roll.ts'
import { seededTurn } from '../history/seeded-roll.ts'
import { announcement, Rolled } from './Rolled.tsx'
import { rollParts } from './roll-parts.ts'

export { placeOf } from './roll-place.ts'

const random = cryptoRandom()

/** What is needed to display and record a roll. */
interface RollContext {
  /** the strings of `roll` */
  readonly t: T
  readonly integer: (value: number) => string
  /** the name of the roll, if a calculator makes it */
  readonly label?: string
  readonly place: RollPlace
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
  { t, integer, label, place }: RollContext,
): { readonly shown: JSX.Element; readonly spoken: string } {
  const turn = takeSeedTurn()
  const result = roll(turn ? seededTurn(turn) : random, expression)
  saveRoll({
    id: `${Date.now().toString(36)}-${random().toString(36)}`,
    time: Date.now(),
    dice: format(expression),
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
  }
}
