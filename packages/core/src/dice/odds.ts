import { fail, ok, type Result } from '../result.ts'
import { add, certain, type Distribution, negate } from './distribution.ts'
import { keepDice } from './keep-dice.ts'
import { keptRanks } from './kept-ranks.ts'
import { DEFAULT_LIMITS, type DiceLimits } from './limits.ts'
import type { OverLimit } from './notation-error.ts'
import type { Expression, Pool } from './syntax.ts'

/** Options of `odds`. */
export interface OddsOptions {
  /** limits that replace the defaults, one by one */
  readonly limits?: Partial<DiceLimits>
}

/** The expression would need more work than allowed. */
export type OddsError = OverLimit & { readonly at: number; readonly length: number }

/** Bits of a BigInt digit. */
const WORD_BITS = 64

/** How far the outcomes of a part reach, and how many words one of its weights takes. */
interface Extent {
  readonly outcomes: number
  readonly words: number
  readonly work: number
}

const bitsOf = ({ count, sides }: Pool): number => count * Math.log2(sides)

/** The work of a pool: weights times words, times the cases that keeping distinguishes. */
function poolExtent(pool: Pool): Extent {
  const { count, sides } = pool
  const { from, to } = keptRanks(pool)
  const outcomes = count * (sides - 1) + 1
  const words = 1 + bitsOf(pool) / WORD_BITS
  const kept = Math.min(to - from, count)
  const inner = from > 0 && to < count
  const cases = kept === count || kept === 0 ? 1 : inner ? sides * count * count : (sides * kept) / 4
  return { outcomes, words, work: outcomes * words * cases }
}

function extent(expression: Expression): Extent {
  switch (expression.kind) {
    case 'constant':
      return { outcomes: 1, words: 1, work: 1 }
    case 'pool':
      return poolExtent(expression)
    case 'sum':
      return expression.terms
        .map((term) => extent(term.expression))
        .reduce((a, b) => ({
          outcomes: a.outcomes + b.outcomes - 1,
          words: a.words + b.words,
          work: a.work + b.work + a.outcomes * b.outcomes * Math.max(a.words, b.words),
        }))
  }
}

/**
 * The exact distribution of an expression. The work is estimated first, so that too much is refused at once.
 *
 * @example
 * odds(parse('4d6kh3').value).value.denominator // => 1296n
 */
export function odds(expression: Expression, options: OddsOptions = {}): Result<Distribution, OddsError> {
  const allowed = options.limits?.work ?? DEFAULT_LIMITS.work
  const { work } = extent(expression)
  if (!(work <= allowed)) {
    return fail({
      code: 'over-limit',
      limit: 'work',
      got: String(Math.ceil(work)),
      allowed,
      at: expression.span.start,
      length: expression.span.end - expression.span.start,
    })
  }
  return ok(distribution(expression))
}

function distribution(expression: Expression): Distribution {
  switch (expression.kind) {
    case 'constant':
      return certain(expression.value)
    case 'pool':
      return keepDice(expression.count, expression.sides, keptRanks(expression))
    case 'sum':
      return expression.terms
        .map(({ sign, expression: term }) => (sign === 1 ? distribution(term) : negate(distribution(term))))
        .reduce(add)
  }
}
