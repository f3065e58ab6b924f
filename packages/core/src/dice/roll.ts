import { quotient } from './arithmetic.ts'
import { keptRanks } from './kept-ranks.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { holds } from './matching-faces.ts'
import type { Random } from './random.ts'
import { isAddition } from './reach.ts'
import type {
  Call,
  Compared,
  Constant,
  DieShape,
  Expression,
  Group,
  Labelled,
  Modifiers,
  Pool,
  Product,
  Quotient,
  Sum,
  Test,
  Variable,
} from './syntax.ts'
import { type ReadyDie, throwFace, throwWithReroll } from './throw-die.ts'

/** One die as it lies on the table, and what happened to it. */
export interface Die {
  /** what it shows after every modifier */
  readonly value: number
  /** whether it counts */
  readonly kept: boolean
  /** the numbers thrown, in order: more than one where it was rerolled or compounded */
  readonly thrown: readonly number[]
  /** it matched an explosion and another die was rolled for it */
  readonly exploded?: true
  /** it was rolled for an explosion or a reroll that adds */
  readonly extra?: true
  /** shown or counted as a success or failure */
  readonly mark?: 'success' | 'failure'
}

/** A number in a roll. */
export interface RolledConstant {
  readonly kind: 'constant'
  readonly expression: Constant | Variable
  readonly total: number
}

/** A pool of dice in a roll, in the order in which they fell. */
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
  /** which operands count, where a group keeps some */
  readonly kept?: readonly boolean[]
  readonly total: number
}

/** What became of an expression: its total, and for each die what happened to it. */
export type Roll = RolledConstant | RolledPool | RolledSum | RolledOperation

/** Extra dice of one original die, where the expression sets no limit of its own. */
const EXPLOSIONS = DEFAULT_LIMITS.cut

/**
 * Rolls an expression with any generator.
 *
 * @example
 * roll(seededRandom('a'), parse('2').value).total // => 2
 */
export function roll(random: Random, expression: Expression): Roll {
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

/** A product, but not −0, which no die shows. */
export const product = (a: number, b: number): number => a * b + 0

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
type Lying = { -readonly [Key in keyof Die]: Die[Key] }

const readyDie = (random: Random, die: DieShape): ReadyDie =>
  die.kind === 'listed' ? die.faces : typeof die.sides === 'number' ? die.sides : roll(random, die.sides).total

const lie = (thrown: readonly number[]): Lying => ({ value: thrown[thrown.length - 1] ?? 0, kept: true, thrown })

const lieExtra = (thrown: readonly number[]): Lying => ({ ...lie(thrown), extra: true })

function rollPool(random: Random, pool: Pool): RolledPool {
  const count = typeof pool.count === 'number' ? pool.count : roll(random, pool.count).total
  const die = readyDie(random, pool.die)
  const { reroll } = pool
  const dice: Lying[] = []
  for (let index = 0; index < count; index += 1) dice.push(lie(throwWithReroll(random, die, reroll)))
  if (reroll?.kind === 'add' && dice.some(({ value }) => holds(value, reroll.when.comparison, reroll.when.value))) {
    dice.push(lieExtra([throwFace(random, die)]))
  }
  const exploded = pool.explode ? explode(random, die, pool, dice) : dice
  return { kind: 'pool', expression: pool, ...settle(exploded, pool) }
}

/** The faces on which dice explode when nothing is written. */
const highestFace = (die: ReadyDie): Test => ({
  comparison: '=',
  value: typeof die === 'number' ? die : die.reduce((a, b) => Math.max(a, b)),
})

function explode(random: Random, die: ReadyDie, { explode: rule, reroll }: Pool, dice: readonly Lying[]): Lying[] {
  const {
    kind,
    perDie = EXPLOSIONS,
    perPool = Number.POSITIVE_INFINITY,
    when = highestFace(die),
  } = rule ?? { kind: 'dice' }
  const lying: Lying[] = []
  let left = perPool
  for (const original of dice) {
    lying.push(original)
    const thrown = [...original.thrown]
    let last = original
    for (let extra = 0; extra < (perPool === Number.POSITIVE_INFINITY ? perDie : left) && matches(last, when); ) {
      const next = lieExtra(throwWithReroll(random, die, reroll))
      last.exploded = true
      if (kind === 'compound') thrown.push(...next.thrown)
      else lying.push(next)
      last = next
      if (perPool === Number.POSITIVE_INFINITY) extra += 1
      else left -= 1
      if (kind === 'compound') original.value += next.value
    }
    if (kind === 'compound') original.thrown = thrown
  }
  if (kind === 'penetrate') for (const one of lying) if (one.extra) one.value -= 1
  return lying
}

/** Whether the number thrown last matches: of a compounded die too, whose value has grown. */
const matches = ({ thrown }: Die, { comparison, value }: Test): boolean =>
  holds(thrown[thrown.length - 1] ?? 0, comparison, value)

/** Clamps, keeps and counts dice that lie on the table. */
function settle(dice: Lying[], modifiers: Modifiers): Pick<RolledPool, 'dice' | 'total'> {
  const { minimum, maximum, keeps, tally, markSuccess, markFailure } = modifiers
  if (minimum !== undefined) for (const die of dice) die.value = Math.max(die.value, minimum)
  if (maximum !== undefined) for (const die of dice) die.value = Math.min(die.value, maximum)
  if (keeps.length > 0) keep(dice, modifiers)
  const success = tally ? tally.success : markSuccess
  const failure = tally ? tally.failure : markFailure
  if (success || failure) for (const die of dice) mark(die, success, failure)
  let total = 0
  for (const die of dice) if (die.kept) total += tally ? tallied(die.value, tally) : die.value
  return { dice, total }
}

function mark(die: Lying, success: Test | undefined, failure: Test | undefined): void {
  if (success && holds(die.value, success.comparison, success.value)) die.mark = 'success'
  else if (failure && holds(die.value, failure.comparison, failure.value)) die.mark = 'failure'
}

/** What a die counts for: 1 for a success, less 1 for a failure; a die can be both. */
export const tallied = (value: number, { success, failure }: NonNullable<Modifiers['tally']>): number =>
  (holds(value, success.comparison, success.value) ? 1 : 0) -
  (failure && holds(value, failure.comparison, failure.value) ? 1 : 0)

function keep(dice: Lying[], { keeps }: Modifiers): void {
  const { from, to } = keptRanks({ count: dice.length, keeps })
  // Ties are kept from the left; the order among equals never changes a total.
  const byRank = dice.toSorted((a, b) => b.value - a.value)
  for (let rank = 0; rank < from; rank += 1) drop(byRank[rank])
  for (let rank = to; rank < byRank.length; rank += 1) drop(byRank[rank])
}

function drop(die: Lying | undefined): void {
  if (die) die.kept = false
}

/** The dice in a roll that count, as one pool: those of pools that are added up. Any other total counts as a die. */
function keptDice(rolled: Roll): Lying[] {
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
  const settled = settle(
    operands.map(({ total }) => lie([total])),
    group,
  )
  return {
    kind: 'operation',
    expression: group,
    operands,
    kept: settled.dice.map((die) => die.kept),
    total: settled.total,
  }
}
