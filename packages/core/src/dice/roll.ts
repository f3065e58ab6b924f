import { product, quotient } from './arithmetic.ts'
import { contributionOf } from './face-value.ts'
import { keptRanks } from './kept-ranks.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { holds, matches } from './matching-faces.ts'
import type { Random } from './random.ts'
import { isAddition } from './reach.ts'
import { requireExpression } from './require-expression.ts'
import type {
  Call,
  Compared,
  Constant,
  DieShape,
  Explode,
  Expression,
  Group,
  Labelled,
  Modifiers,
  Pool,
  Product,
  Quotient,
  Reroll,
  Sum,
  Test,
  Variable,
} from './syntax.ts'
import { type ReadyDie, throwFace, throwWithReroll } from './throw-die.ts'

/** A die that was rolled, and what happened to it. */
export interface Die {
  /** what it shows after every modifier */
  readonly value: number
  /** whether it counts */
  readonly kept: boolean
  /** the numbers thrown, in order: more than one if it was rerolled or compounded */
  readonly thrown: readonly number[]
  /** it exploded: another die was rolled for it */
  readonly exploded?: true
  /** it was rolled for an explosion or a reroll that adds */
  readonly extra?: true
  /** marked or counted as a success or failure */
  readonly mark?: 'success' | 'failure'
}

/** A number in a roll. */
export interface RolledConstant {
  readonly kind: 'constant'
  readonly expression: Constant | Variable
  readonly total: number
}

/** A pool of dice in a roll, in the order in which they were rolled. */
export interface RolledPool {
  readonly kind: 'pool'
  readonly expression: Pool | Group
  readonly dice: readonly Die[]
  readonly total: number
}

/** A sum in a roll. */
export interface RolledSum {
  readonly kind: 'sum'
  readonly expression: Sum
  readonly terms: readonly { readonly sign: 1 | -1; readonly roll: Roll }[]
  readonly total: number
}

/** Any other operation in a roll, with the rolls of its operands. */
export interface RolledOperation {
  readonly kind: 'operation'
  readonly expression: Product | Quotient | Call | Compared | Labelled | Group
  readonly operands: readonly Roll[]
  /** which operands count, if a group keeps some */
  readonly kept?: readonly boolean[]
  readonly total: number
}

/** A roll of an expression: its total, and what happened to each die. */
export type Roll = RolledConstant | RolledPool | RolledSum | RolledOperation

/** The most extra dice of one original die, if the expression sets no limit. */
const EXPLOSIONS = DEFAULT_LIMITS.cut

/**
 * Rolls an expression.
 *
 * @throws RangeError if the expression is not a syntax tree, or `random` is not a generator of core
 * @example
 * roll(seededRandom('a'), expectOk(parse('2'))).total // => 2
 */
export function roll(random: Random, expression: Expression): Roll {
  requireExpression(expression)
  switch (expression.kind) {
    case 'constant':
    case 'variable':
      return { kind: 'constant', expression, total: expression.value }
    case 'pool':
      return rollPool(random, expression)
    case 'group':
      return rollGroup(random, expression)
    case 'sum': {
      const terms = expression.terms.map((term) => ({ sign: term.sign, roll: roll(random, term.expression) }))
      const total = terms.reduce((sum, term) => sum + term.sign * term.roll.total, 0)
      return { kind: 'sum', expression, terms, total }
    }
    case 'product':
      return operation(random, expression, [expression.left, expression.right], ([a = 0, b = 0]) => product(a, b))
    case 'quotient':
      return operation(random, expression, [expression.left, expression.right], ([a = 0, b = 1]) =>
        quotient(a, b, expression.rounding),
      )
    case 'call':
      return operation(random, expression, expression.arguments, (totals) =>
        expression.name === 'abs' ? Math.abs(totals[0] ?? 0) : Math[expression.name](...totals),
      )
    case 'compared':
      return operation(random, expression, [expression.left, expression.right], ([a = 0, b = 0]) =>
        holds(a, expression.comparison, b) ? 1 : 0,
      )
    case 'labelled':
      return operation(random, expression, [expression.expression], ([total = 0]) => total)
  }
}

function operation(
  random: Random,
  expression: RolledOperation['expression'],
  inner: readonly Expression[],
  of: (totals: readonly number[]) => number,
): RolledOperation {
  const operands = inner.map((one) => roll(random, one))
  return { kind: 'operation', expression, operands, total: of(operands.map(({ total }) => total)) }
}

/** A die while its modifiers are applied. */
type OpenDie = { -readonly [Key in keyof Die]: Die[Key] }

const lastThrown = ({ thrown }: Die): number => thrown[thrown.length - 1] ?? 0

const openDie = (thrown: readonly number[]): OpenDie => ({ value: thrown[thrown.length - 1] ?? 0, kept: true, thrown })

const extraDie = (thrown: readonly number[]): OpenDie => ({ ...openDie(thrown), extra: true })

const readyDie = (random: Random, die: DieShape): ReadyDie =>
  die.kind === 'listed' ? die.faces : typeof die.sides === 'number' ? die.sides : roll(random, die.sides).total

function rollPool(random: Random, pool: Pool): RolledPool {
  const count = typeof pool.count === 'number' ? pool.count : roll(random, pool.count).total
  const die = readyDie(random, pool.die)
  const { reroll, explode } = pool
  const dice: OpenDie[] = []
  for (let index = 0; index < count; index += 1) dice.push(openDie(throwWithReroll(random, die, reroll)))
  if (reroll?.kind === 'add' && dice.some(({ value }) => matches(value, reroll.when))) {
    dice.push(extraDie([throwFace(random, die)]))
  }
  const exploded = explode ? withExtraDice(random, die, explode, reroll, dice) : dice
  return { kind: 'pool', expression: pool, ...settle(exploded, pool) }
}

/** The test on which dice explode if none is written. */
const showsHighest = (die: ReadyDie): Test => ({
  comparison: '=',
  value: typeof die === 'number' ? die : die.reduce((a, b) => Math.max(a, b)),
})

/** The dice with those that explosions add: each follows the die that it came from, or is part of it if they compound. */
function withExtraDice(
  random: Random,
  die: ReadyDie,
  { kind, perDie = EXPLOSIONS, perPool, when = showsHighest(die) }: Explode,
  reroll: Reroll | undefined,
  dice: readonly OpenDie[],
): OpenDie[] {
  const all: OpenDie[] = []
  let leftForPool = perPool ?? 0
  for (const original of dice) {
    all.push(original)
    let left = perPool === undefined ? perDie : leftForPool
    // What was thrown last decides, even if the value of a compound die has grown.
    for (let last = original; left > 0 && matches(lastThrown(last), when); left -= 1) {
      last.exploded = true
      const next = extraDie(throwWithReroll(random, die, reroll))
      if (kind === 'compound') {
        original.value += next.value
        original.thrown = [...original.thrown, ...next.thrown]
      } else all.push(next)
      last = next
    }
    leftForPool = left
  }
  if (kind === 'penetrate') for (const one of all) if (one.extra) one.value -= 1
  return all
}

/** Clamps, keeps and counts dice. */
function settle(dice: OpenDie[], modifiers: Modifiers): Pick<RolledPool, 'dice' | 'total'> {
  const { minimum, maximum, keeps, tally, markSuccess, markFailure } = modifiers
  if (minimum !== undefined) for (const die of dice) die.value = Math.max(die.value, minimum)
  if (maximum !== undefined) for (const die of dice) die.value = Math.min(die.value, maximum)
  if (keeps.length > 0) keep(dice, modifiers)
  const success = tally ? tally.success : markSuccess
  const failure = tally ? tally.failure : markFailure
  if (success || failure) for (const die of dice) mark(die, success, failure)
  const contribution = contributionOf(modifiers)
  let total = 0
  for (const die of dice) if (die.kept) total += contribution(die.value)
  return { dice, total }
}

function mark(die: OpenDie, success: Test | undefined, failure: Test | undefined): void {
  if (success && matches(die.value, success)) die.mark = 'success'
  else if (failure && matches(die.value, failure)) die.mark = 'failure'
}

/** Drops the dice outside the kept ranks. Of equal dice, those further left are kept. */
function keep(dice: OpenDie[], { keeps }: Modifiers): void {
  const { from, to } = keptRanks({ count: dice.length, keeps })
  const byRank = dice.toSorted((a, b) => b.value - a.value)
  for (const [rank, die] of byRank.entries()) if (rank < from || rank >= to) die.kept = false
}

/** The dice in a roll that count, as one pool: the dice of added pools. Any other total is one die. */
function keptDice(rolled: Roll): OpenDie[] {
  switch (rolled.kind) {
    case 'pool':
      if (rolled.expression.tally) break
      return rolled.dice.filter((die) => die.kept).map((die) => ({ ...die }))
    case 'sum':
      if (!isAddition(rolled.expression)) break
      return rolled.terms.flatMap((term) => keptDice(term.roll))
    case 'operation':
      if (rolled.expression.kind !== 'labelled') break
      return rolled.operands.flatMap(keptDice)
  }
  return [{ value: rolled.total, kept: true, thrown: [] }]
}

function rollGroup(random: Random, group: Group): RolledPool | RolledOperation {
  const operands = group.members.map((member) => roll(random, member))
  const [only] = operands
  if (only && operands.length === 1) return { kind: 'pool', expression: group, ...settle(keptDice(only), group) }
  const { dice, total } = settle(
    operands.map((operand) => openDie([operand.total])),
    group,
  )
  return { kind: 'operation', expression: group, operands, kept: dice.map((die) => die.kept), total }
}
