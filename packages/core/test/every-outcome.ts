import type { Comparison, Distribution, Expression, Group, Keep, Modifiers, Pool, Test } from '../src/dice/index.ts'

/** Throws a die: it shows one of these faces, all equally likely. */
export type ThrowDie = (faces: readonly number[]) => number

/** One way in which all dice can fall, and its outcome. */
export interface Fall<Outcome> {
  readonly outcome: Outcome
  /** the number of equally likely ways of which this is one */
  readonly oneOf: bigint
}

/** Plays something in every way in which its dice can fall, however many dice each way throws. */
export function* everyFall<Outcome>(play: (throwDie: ThrowDie) => Outcome): Generator<Fall<Outcome>> {
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

/** The extra dice of a chain after which the engine cuts it by default. */
export const CUT = 20

const compares: Readonly<Record<Comparison, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => !(a > b),
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '>=': (a, b) => !(a < b),
  '>': (a, b) => a > b,
}

const passes = (face: number, { comparison, value }: Test): boolean => compares[comparison](face, value)

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

/** The dice that a player keeps: lay them out in order, and turn over those that each keep or drop removes. */
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

/** The dice of a pool after they are rerolled, exploded and clamped: what each shows. */
export function lieOnTable(pool: Pool, throwDie: ThrowDie): number[] {
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

  const lying: number[] = []
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
    if (explode?.kind === 'compound') lying.push(original + sum(extras))
    else lying.push(original, ...extras.map((face) => (explode?.kind === 'penetrate' ? face - 1 : face)))
  }
  return lying.map((face) => {
    const raised = minimum !== undefined && face < minimum ? minimum : face
    return maximum !== undefined && raised > maximum ? maximum : raised
  })
}

/** The result of dice on the table after some are kept and these are added or counted. */
export function settle(lying: readonly number[], { keeps, tally }: Pick<Modifiers, 'keeps' | 'tally'>): number {
  const kept = keptDice(lying, keeps)
  if (!tally) return sum(kept)
  const successes = kept.filter((face) => passes(face, tally.success)).length
  return successes - kept.filter((face) => tally.failure && passes(face, tally.failure)).length
}

/** The dice of a group with one member: those of the pools that are added in it; any other total counts as a die. */
function diceIn(expression: Expression, throwDie: ThrowDie): number[] {
  if (expression.kind === 'labelled') return diceIn(expression.expression, throwDie)
  if (expression.kind === 'pool' && !expression.tally)
    return keptDice(lieOnTable(expression, throwDie), expression.keeps)
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
  // In integers: the remainder has the sign of the divisor, so that the quotient is rounded down.
  const remainder = ((a % b) + b) % b
  const down = (a - remainder) / b
  if (remainder === 0 || rounding === 'floor') return down
  if (rounding === 'ceil') return down + 1
  return 2 * Math.abs(remainder) >= Math.abs(b) ? down + 1 : down
}

/** The total of an expression by the meaning of the notation, with dice that fall as told. */
export function playOut(expression: Expression, throwDie: ThrowDie): number {
  const play = (inner: Expression): number => playOut(inner, throwDie)
  switch (expression.kind) {
    case 'constant':
    case 'variable':
      return expression.value
    case 'pool':
      return settle(lieOnTable(expression, throwDie), expression)
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

/** Equally likely ways, by outcome: first by one in how many, then by outcome. */
export type Counts = Map<bigint, Map<number, number>>

/**
 * Counts outcomes by the likelihood of the ways that lead to them; undefined if there are more ways than can be
 * counted.
 */
export function countFalls(falls: Iterable<Fall<number>>, most = Number.POSITIVE_INFINITY): Counts | undefined {
  const counts: Counts = new Map()
  let ways = 0
  for (const { outcome, oneOf } of falls) {
    ways += 1
    if (ways > most) return undefined
    const byOutcome = counts.get(oneOf) ?? new Map<number, number>()
    counts.set(oneOf, byOutcome)
    // Not −0, which would be a separate key in the text of a difference.
    byOutcome.set(outcome + 0, (byOutcome.get(outcome + 0) ?? 0) + 1)
  }
  return counts
}

/** A die with more faces than ways to be counted. */
class TooManyFaces extends Error {}

/** Counts every way in which the dice of an expression can fall; undefined if there are more than can be counted. */
export function countExpression(expression: Expression, most = Number.POSITIVE_INFINITY): Counts | undefined {
  const play = (throwDie: ThrowDie): number =>
    playOut(expression, (faces) => {
      if (faces.length > most) throw new TooManyFaces()
      return throwDie(faces)
    })
  try {
    return countFalls(everyFall(play), most)
  } catch (error) {
    if (error instanceof TooManyFaces) return undefined
    throw error
  }
}

/**
 * Where a distribution and counts differ: nothing if every outcome has exactly the same probability in both, and all
 * ways were counted.
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
