import { D20_SIDES, enteredDice, type FightEvent } from '@rulestone/core'
import { applyAct, DICE_TO_COME, type Snapshot } from '../snapshots.ts'
import { toTypedAscii } from '../typed-figures.ts'

/** The next dice that an act needs: several of the same kind. */
export interface NeededDice {
  readonly count: number
  readonly sides: number
  /** who rolls them, if the rules say so */
  readonly by?: string
}

/** Who rolls the d20 with this index among all d20s of an act. */
function rollerOf({ events }: Snapshot, place: number): string | undefined {
  let seen = 0
  for (const { steps } of events) {
    for (const step of steps) {
      if (step.kind === 'death-save-made' || step.kind === 'death-save-failed') seen += 1
      else if (step.kind === 'd20s-rolled') seen += step.values.dice.split(' ').length
      else continue
      if (seen > place) return step.of
    }
  }
  return undefined
}

/**
 * The dice that events need after those with known faces; undefined if there are none, or if the rules refuse the
 * events. Dice of one kind in a row are asked for together, d20s one by one.
 */
export function nextDice(
  snapshot: Snapshot,
  events: readonly FightEvent[],
  faces: readonly number[],
): NeededDice | undefined {
  const { random, thrown } = enteredDice(faces, DICE_TO_COME)
  const attempt = applyAct(snapshot, { events }, random)
  // The generator with given faces keeps them in the generator that `moveOn` derives from it.
  const [first, ...more] = thrown.slice(faces.length)
  if (!attempt.ok || first === undefined) return undefined
  const { sides } = first
  if (sides === D20_SIDES) {
    const by = rollerOf(attempt.value, thrown.slice(0, faces.length).filter((die) => die.sides === D20_SIDES).length)
    return { count: 1, sides, ...(by === undefined ? {} : { by }) }
  }
  const others = more.findIndex((die) => die.sides !== sides)
  return { count: 1 + (others < 0 ? more.length : others), sides }
}

/** Faces of the given dice with a given sum. */
function facesOfSum(sum: number, { count, sides }: NeededDice): readonly number[] {
  let left = sum - count
  return Array.from({ length: count }, () => {
    const more = Math.min(left, sides - 1)
    left -= more
    return 1 + more
  })
}

/**
 * Reads typed faces of dice: each of them, or their sum. Undefined if these dice cannot show that.
 *
 * @example
 * readFaces('3 5', { count: 2, sides: 6 }) // => [3, 5]
 * readFaces('8', { count: 2, sides: 6 }) // => [6, 2]
 * readFaces('21', { count: 1, sides: 20 }) // => undefined
 */
export function readFaces(text: string, needed: NeededDice): readonly number[] | undefined {
  const typed = toTypedAscii(text)
  if (/[^\d\s,、+]/u.test(typed)) return undefined
  const numbers = Array.from(typed.matchAll(/\d+/gu), ([digits]) => Number(digits))
  const { count, sides } = needed
  if (numbers.length === count && numbers.every((face) => face >= 1 && face <= sides)) return numbers
  const [sum = 0] = numbers
  return numbers.length === 1 && sum >= count && sum <= count * sides ? facesOfSum(sum, needed) : undefined
}
