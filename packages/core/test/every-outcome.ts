import type { Comparison, Distribution, Expression, Group, Keep, Modifiers, Pool, Test } from '../src/dice/index.ts'

/** Throws a die with equally likely faces. */
export type ThrowDie = (faces: readonly number[]) => number

/** A roll of all dice, and its outcome. */
export interface PlayedRoll<Outcome> {
  readonly outcome: Outcome
  /** its probability is 1 in this number */
  readonly oneOf: bigint
}

/** Plays something once for every possible roll of its dice. Rolls can have different numbers of dice. */
export function* everyRoll<Outcome>(play: (throwDie: ThrowDie) => Outcome): Generator<PlayedRoll<Outcome>> {
  /** the face that each die shows, and how many faces it has */
  const shown: { face: number; of: number }[] = []
  for (;;) {
    let thrown = 0
    let oneOf = 1n
    const outcome = play((faces) => {
      const here = shown[thrown] ?? { face: 0, of: faces.length }
      shown[thrown] = here
      thrown += 1
      oneOf *= BigInt(faces.length)
      return faces[here.face] ?? Number.NaN
    })
    yield { outcome, oneOf }
    let last = shown.pop()
    while (last && last.face + 1 === last.of) last = shown.pop()
    if (!last) return
    shown.push({ face: last.face + 1, of: last.of })
  }
}

/** The most extra dice of a chain, if the notation sets no limit. */
const CUT = 20

/** What each comparison means. */
export const compares: Readonly<Record<Comparison, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => !(a > b),
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '>=': (a, b) => !(a < b),
  '>': (a, b) => a > b,
}

const passes = (face: number, { comparison, value }: Test): boolean => compares[comparison](face, value)

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

/** The dice that a player keeps: sort them, and take away those that each keep or drop removes. */
export function keptDice(dice: readonly number[], keeps: readonly Keep[]): number[] {
  const inOrder = [...dice].sort((a, b) => a - b)
  const away = new Set<number>()
  for (const { kind, end, count } of keeps) {
    for (const [place] of inOrder.entries()) {
      const fromEnd = end === 'lowest' ? place : inOrder.length - 1 - place
      const named = fromEnd < count
      if (named === (kind === 'drop')) away.add(place)
    }
  }
  return inOrder.filter((_, place) => !away.has(place))
}

/** What the dice of a pool show after they are rerolled, exploded and clamped. */
export function thrownDice(pool: Pool, throwDie: ThrowDie): number[] {
  const number = (value: number | Expression): number => (typeof value === 'number' ? value : playOut(value, throwDie))
  const count = number(pool.count)
  const faces =
    pool.die.kind === 'listed'
      ? pool.die.faces
      : Array.from({ length: number(pool.die.sides) }, (_, index) => index + 1)
  const { reroll, explode, minimum, maximum } = pool

  const throwOne = (): number => {
    const first = throwDie(faces)
    if (reroll === undefined || reroll.kind === 'add' || !passes(first, reroll.when)) return first
    return throwDie(reroll.kind === 'once' ? faces : faces.filter((face) => !passes(face, reroll.when)))
  }
  const originals = Array.from({ length: count }, throwOne)
  if (reroll?.kind === 'add' && originals.some((face) => passes(face, reroll.when))) originals.push(throwDie(faces))

  const shown: number[] = []
  let budget = explode?.perPool ?? Number.POSITIVE_INFINITY
  for (const original of originals) {
    const extras: number[] = []
    if (explode) {
      const most = explode.perPool === undefined ? (explode.perDie ?? CUT) : Number.POSITIVE_INFINITY
      const explodes = (face: number): boolean =>
        explode.when ? passes(face, explode.when) : faces.every((other) => other <= face)
      for (let last = original; explodes(last) && extras.length < most && budget > 0; budget -= 1) {
        last = throwOne()
        extras.push(last)
      }
    }
    if (explode?.kind === 'compound') shown.push(original + sum(extras))
    else shown.push(original, ...extras.map((face) => (explode?.kind === 'penetrate' ? face - 1 : face)))
  }
  return shown.map((face) => {
    const raised = minimum !== undefined && face < minimum ? minimum : face
    return maximum !== undefined && raised > maximum ? maximum : raised
  })
}

/** The total of dice: some are kept, and these are added or counted. */
export function settle(dice: readonly number[], { keeps, tally }: Pick<Modifiers, 'keeps' | 'tally'>): number {
  const kept = keptDice(dice, keeps)
  if (!tally) return sum(kept)
  const successes = kept.filter((face) => passes(face, tally.success)).length
  return successes - kept.filter((face) => tally.failure && passes(face, tally.failure)).length
}

/** The dice of a group with one member: those of added pools. Any other total is one die. */
function diceIn(expression: Expression, throwDie: ThrowDie): number[] {
  if (expression.kind === 'labelled') return diceIn(expression.expression, throwDie)
  if (expression.kind === 'pool' && !expression.tally)
    return keptDice(thrownDice(expression, throwDie), expression.keeps)
  if (expression.kind === 'group' && expression.members.length === 1 && !expression.tally) {
    return keptDice(diceOfGroup(expression, throwDie), expression.keeps)
  }
  if (expression.kind === 'sum' && expression.terms.every(({ sign }) => sign === 1)) {
    return expression.terms.flatMap((term) => diceIn(term.expression, throwDie))
  }
  return [playOut(expression, throwDie)]
}

const diceOfGroup = ({ members }: Group, throwDie: ThrowDie): number[] =>
  members.length === 1
    ? members.flatMap((only) => diceIn(only, throwDie))
    : members.map((member) => playOut(member, throwDie))

function divide(a: number, b: number, rounding: 'floor' | 'ceil' | 'round'): number {
  // The remainder has the sign of the divisor, so the quotient is rounded down.
  const remainder = ((a % b) + b) % b
  const down = (a - remainder) / b
  if (remainder === 0 || rounding === 'floor') return down
  if (rounding === 'ceil') return down + 1
  return 2 * Math.abs(remainder) >= Math.abs(b) ? down + 1 : down
}

/** The total of an expression, by the meaning of its notation. */
export function playOut(expression: Expression, throwDie: ThrowDie): number {
  const play = (inner: Expression): number => playOut(inner, throwDie)
  switch (expression.kind) {
    case 'constant':
    case 'variable':
      return expression.value
    case 'pool':
      return settle(thrownDice(expression, throwDie), expression)
    case 'group':
      return settle(diceOfGroup(expression, throwDie), expression)
    case 'sum':
      return sum(expression.terms.map((term) => term.sign * play(term.expression)))
    case 'product':
      return play(expression.left) * play(expression.right)
    case 'quotient':
      return divide(play(expression.left), play(expression.right), expression.rounding)
    case 'call': {
      const ordered = expression.arguments.map(play).sort((a, b) => a - b)
      if (expression.name === 'abs') return Math.abs(ordered[0] ?? Number.NaN)
      return (expression.name === 'max' ? ordered.at(-1) : ordered[0]) ?? Number.NaN
    }
    case 'compared':
      return compares[expression.comparison](play(expression.left), play(expression.right)) ? 1 : 0
    case 'labelled':
      return play(expression.expression)
  }
}

/** The number of rolls by their probability, 1 in the key, and then by outcome. */
export type Counts = Map<bigint, Map<number, number>>

/** Counts the outcomes of rolls; undefined if there are more than `most` rolls. */
export function countRolls(rolls: Iterable<PlayedRoll<number>>, most = Number.POSITIVE_INFINITY): Counts | undefined {
  const counts: Counts = new Map()
  let counted = 0
  for (const { outcome, oneOf } of rolls) {
    counted += 1
    if (counted > most) return undefined
    const byOutcome = counts.get(oneOf) ?? new Map<number, number>()
    counts.set(oneOf, byOutcome)
    // Adding 0 turns -0 into 0, which would look different in a message.
    byOutcome.set(outcome + 0, (byOutcome.get(outcome + 0) ?? 0) + 1)
  }
  return counts
}

/** Thrown for a die with more faces than rolls that may be counted. */
class TooManyFaces extends Error {}

/** Counts the outcomes of every possible roll of an expression; undefined if there are more than `most` rolls. */
export function countExpression(expression: Expression, most = Number.POSITIVE_INFINITY): Counts | undefined {
  const play = (throwDie: ThrowDie): number =>
    playOut(expression, (faces) => {
      if (faces.length > most) throw new TooManyFaces()
      return throwDie(faces)
    })
  try {
    return countRolls(everyRoll(play), most)
  } catch (error) {
    if (error instanceof TooManyFaces) return undefined
    throw error
  }
}

/**
 * How a distribution and counts differ: nothing if every outcome has the same probability in both, and all rolls were
 * counted.
 */
export function differences({ minimum, weights, denominator }: Distribution, counts: Counts): string[] {
  const whole = Array.from(counts.keys()).reduce((common, oneOf) => common * (oneOf / gcd(common, oneOf)), 1n)
  const counted = new Map<number, bigint>()
  for (const [oneOf, byOutcome] of counts) {
    const each = whole / oneOf
    for (const [outcome, ways] of byOutcome) counted.set(outcome, (counted.get(outcome) ?? 0n) + BigInt(ways) * each)
  }
  const found: string[] = []
  const total = Array.from(counted.values()).reduce((a, b) => a + b, 0n)
  if (total !== whole) found.push(`counted ${total} of ${whole}`)
  for (const [index, weight] of weights.entries()) {
    const ways = counted.get(minimum + index) ?? 0n
    counted.delete(minimum + index)
    if (weight * whole !== ways * denominator)
      found.push(`${minimum + index}: ${weight}/${denominator}, counted ${ways}/${whole}`)
  }
  for (const [outcome, ways] of counted) found.push(`${outcome}: none, counted ${ways}/${whole}`)
  return found
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))
