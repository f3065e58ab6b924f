import { addFractions, type Fraction, fraction, multiplyFractions, subtractFractions } from '../fraction.ts'
import { fail, ok, type Result } from '../result.ts'
import { product, quotient } from './arithmetic.ts'
import { clamped, dieDistribution, rerolled, split, weightOf } from './die-distribution.ts'
import {
  add,
  certain,
  type Distribution,
  distributionOf,
  fromOutcomes,
  mapOutcomes,
  mix,
  negate,
  outcomes,
} from './distribution.ts'
import { contributionOf } from './face-value.ts'
import { keptRanks } from './kept-ranks.ts'
import { type DiceLimits, limitsWith } from './limits.ts'
import { holds } from './matching-faces.ts'
import { MAP_COST, Meter, OverWork } from './meter.ts'
import type { OverLimit } from './notation-error.ts'
import { explodesOn, poolOdds } from './pool-odds.ts'
import { keptWeights, type Population } from './populations.ts'
import { isAddition } from './reach.ts'
import { requireExpression } from './require-expression.ts'
import type { DieShape, Expression, Group, Modifiers, Pool, Span } from './syntax.ts'
import type { ReadyDie } from './throw-die.ts'

/** Options of `odds`. */
export interface OddsOptions {
  /** overrides of single limits */
  readonly limits?: Partial<Pick<DiceLimits, 'work' | 'cut'>>
}

/** The exact distribution of an expression. */
export interface Odds extends Distribution {
  /**
   * Only if dice explode without a limit of their own: the probability that a chain of extra dice is cut at the limit of
   * the engine. The distribution is exact for dice that are cut.
   */
  readonly cut?: Fraction
}

/** Why there are no exact odds: too much work, or dice that are not independent. */
export type OddsError = { readonly at: number; readonly length: number } & (
  | OverLimit
  | { readonly code: 'dependent-dice'; readonly got: 'group' | 'reroll-add' }
)

/** Carries an `OddsError` out of the evaluation; `odds` catches it. */
class Unanswerable extends Error {
  readonly problem: OddsError
  constructor(problem: OddsError) {
    super(problem.code)
    this.problem = problem
  }
}

const placeOf = ({ start, end }: Span): { at: number; length: number } => ({ at: start, length: end - start })

/**
 * The exact distribution of an expression. Work that exceeds its limit is refused before it is done.
 *
 * @throws RangeError if the expression is not a syntax tree, or a limit is not a number from 0
 * @example
 * expectOk(odds(expectOk(parse('4d6kh3')))).denominator // => 1296n
 */
export function odds(expression: Expression, options: OddsOptions = {}): Result<Odds, OddsError> {
  requireExpression(expression)
  const limits = limitsWith(options.limits)
  try {
    const evaluation = new Evaluation(limits.cut, new Meter(limits.work))
    const distribution = evaluation.of(expression)
    const cut = evaluation.cut()
    return ok(cut ? Object.assign(distributionOf(distribution), { cut }) : distribution)
  } catch (error) {
    if (error instanceof Unanswerable) return fail(error.problem)
    if (error instanceof OverWork) {
      const got = `> ${error.limit}`
      return fail({ code: 'over-limit', limit: 'work', got, allowed: error.limit, ...placeOf(expression.span) })
    }
    throw error
  }
}

const isReady = (die: ReadyDie | Expression): die is ReadyDie => typeof die === 'number' || Array.isArray(die)

/** Whether dice explode without a limit of their own. */
const isUnlimited = ({ explode }: Pool): boolean =>
  explode !== undefined && explode.perDie === undefined && explode.perPool === undefined

/** One evaluation of a tree. */
class Evaluation {
  private readonly explosions: number
  private readonly meter: Meter
  /** the probability that no chain without a limit is cut; undefined if there is none */
  private uncut: Fraction | undefined

  constructor(explosions: number, meter: Meter) {
    this.explosions = explosions
    this.meter = meter
  }

  cut(): Fraction | undefined {
    return this.uncut && subtractFractions(fraction(1), this.uncut)
  }

  of(expression: Expression): Distribution {
    switch (expression.kind) {
      case 'constant':
      case 'variable':
        return certain(expression.value)
      case 'pool':
        return this.pool(expression)
      case 'group':
        return this.group(expression)
      case 'sum':
        return expression.terms
          .map(({ sign, expression: term }) => (sign === 1 ? this.of(term) : negate(this.of(term))))
          .reduce((a, b) => add(a, b, this.meter))
      case 'product':
        return this.combine(expression.left, expression.right, product)
      case 'quotient':
        return this.combine(expression.left, expression.right, (a, b) => quotient(a, b, expression.rounding))
      case 'call': {
        const inner = expression.arguments.map((one) => this.of(one))
        if (expression.name === 'abs') return mapOutcomes(inner[0] ?? certain(0), Math.abs, this.meter)
        const { name } = expression
        return inner.reduce((a, b) => combine(a, b, (x, y) => Math[name](x, y), this.meter))
      }
      case 'compared': {
        const { left, right, comparison } = expression
        const difference = add(this.of(left), negate(this.of(right)), this.meter)
        return mapOutcomes(difference, (outcome) => (holds(outcome, comparison, 0) ? 1 : 0), this.meter)
      }
      case 'labelled':
        return this.of(expression.expression)
    }
  }

  private combine(left: Expression, right: Expression, of: (a: number, b: number) => number): Distribution {
    return combine(this.of(left), this.of(right), of, this.meter)
  }

  private pool(pool: Pool): Distribution {
    if (pool.reroll?.kind === 'add' && pool.explode) {
      throw new Unanswerable({ code: 'dependent-dice', got: 'reroll-add', ...placeOf(pool.span) })
    }
    const [counts, dice] = [this.numbers(pool.count), this.dice(pool.die)]
    this.meter.spend(counts.length * dice.length, 1n, MAP_COST)
    const cases: { distribution: Distribution; probability: Fraction }[] = []
    let uncut = fraction(0)
    for (const [count, countWeight, countWhole] of counts) {
      for (const [die, weight, whole] of dice) {
        const probability = fraction(countWeight * weight, countWhole * whole)
        cases.push({ probability, distribution: this.ready(pool, count, die) })
        if (isUnlimited(pool))
          uncut = addFractions(uncut, multiplyFractions(probability, this.runsOut(pool, count, die)))
      }
    }
    if (isUnlimited(pool)) this.note(uncut)
    const [only] = cases
    return only && cases.length === 1 ? only.distribution : mix(cases, this.meter)
  }

  private note(uncut: Fraction): void {
    this.uncut = this.uncut ? multiplyFractions(this.uncut, uncut) : uncut
  }

  private ready(modifiers: Modifiers, count: number, die: ReadyDie): Distribution {
    return poolOdds({ count, die, modifiers, explosions: this.explosions, meter: this.meter })
  }

  /** The probability that every chain of a pool without a limit ends before it is cut. */
  private runsOut({ explode, reroll }: Pool, count: number, die: ReadyDie): Fraction {
    const plain = dieDistribution(die, this.meter)
    const thrown = reroll ? rerolled(plain, reroll, this.meter) : plain
    const { matched } = split(thrown, explodesOn(plain, explode ?? { kind: 'dice' }), this.meter)
    const weight = weightOf(matched)
    const length = BigInt(this.explosions + 1)
    // Reducing the fraction takes about as many divisions as it has bits.
    const bits = thrown.denominator.toString(2).length * (this.explosions + 1) * count
    this.meter.spend(bits, 1n, bits / 64)
    const whole = thrown.denominator ** length
    return fraction((whole - weight ** length) ** BigInt(count), whole ** BigInt(count))
  }

  private numbers(number: number | Expression): (readonly [value: number, weight: bigint, whole: bigint])[] {
    if (typeof number === 'number') return [[number, 1n, 1n]]
    const inner = this.of(number)
    return Array.from(outcomes(inner), ([value, weight]) => [value, weight, inner.denominator] as const)
  }

  private dice(die: DieShape): (readonly [die: ReadyDie, weight: bigint, whole: bigint])[] {
    return die.kind === 'listed' ? [[die.faces, 1n, 1n]] : this.numbers(die.sides)
  }

  private group(group: Group): Distribution {
    const [only] = group.members
    const populations =
      only && group.members.length === 1
        ? this.populations(only, group)
        : group.members.map((member) => ({ count: 1, die: this.of(member) }))
    const dice = populations.reduce((sum, { count }) => sum + count, 0)
    const clampedDice = populations.map(({ count, die }) => ({ count, die: clamped(die, group, this.meter) }))
    const ranks = keptRanks({ count: dice, keeps: group.keeps })
    const options = { contribution: contributionOf(group), meter: this.meter }
    return fromOutcomes(keptWeights(clampedDice, ranks, options), this.meter)
  }

  /** The dice of an expression as one pool: the dice of added pools. Any other total is one die. */
  private populations(expression: Expression, group: Group): Population[] {
    switch (expression.kind) {
      case 'labelled':
        return this.populations(expression.expression, group)
      case 'sum':
        if (!isAddition(expression)) break
        return expression.terms.flatMap((term) => this.populations(term.expression, group))
      case 'group':
        if (expression.members.length > 1 || expression.tally) break
        return this.dependent(group)
      case 'pool': {
        if (expression.tally) break
        const { count, die, reroll, explode, keeps } = expression
        const ready = die.kind === 'listed' ? die.faces : die.sides
        if (typeof count !== 'number' || !isReady(ready)) return this.dependent(group)
        const joins = reroll?.kind === 'add' || (explode && explode.kind !== 'compound')
        if (joins || keeps.length > 0) return this.dependent(group)
        if (isUnlimited(expression)) this.note(this.runsOut(expression, count, ready))
        return [{ count, die: this.ready(expression, 1, ready) }]
      }
    }
    return [{ count: 1, die: this.of(expression) }]
  }

  private dependent(group: Group): never {
    throw new Unanswerable({ code: 'dependent-dice', got: 'group', ...placeOf(group.span) })
  }
}

/** A function of two independent outcomes. */
function combine(a: Distribution, b: Distribution, of: (a: number, b: number) => number, meter: Meter): Distribution {
  meter.spend(a.weights.length * b.weights.length, a.denominator * b.denominator, MAP_COST)
  const weights = new Map<number, bigint>()
  for (const [x, weight] of outcomes(a)) {
    for (const [y, other] of outcomes(b)) {
      const outcome = of(x, y)
      weights.set(outcome, (weights.get(outcome) ?? 0n) + weight * other)
    }
  }
  return fromOutcomes(weights, meter)
}
