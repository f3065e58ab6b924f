import fc from 'fast-check'
import type { Expression, Keep, Pool } from '../src/dice/index.ts'

const SPAN = { start: 0, end: 0 }

/** How large the parts of a generated expression may become; every bound is included. */
export interface Sizes {
  readonly count: number
  readonly sides: number
  readonly keeps: number
  readonly constant: number
  readonly terms: number
  readonly depth: number
}

const anyKeep = (count: number): fc.Arbitrary<Keep> =>
  fc.record({
    kind: fc.constantFrom('keep', 'drop'),
    end: fc.constantFrom('highest', 'lowest'),
    count: fc.nat({ max: count + 1 }),
  })

/** Any pool of dice. */
export const anyPool = ({ count, sides, keeps }: Pick<Sizes, 'count' | 'sides' | 'keeps'>): fc.Arbitrary<Pool> =>
  fc.record({
    kind: fc.constant('pool'),
    count: fc.nat({ max: count }),
    sides: fc.integer({ min: 1, max: sides }),
    keeps: fc.array(anyKeep(count), { maxLength: keeps }),
    span: fc.constant(SPAN),
  })

/** Any expression that `parse` can return, spans apart: no sum holds a lone positive term. */
export function anyExpression(sizes: Sizes): fc.Arbitrary<Expression> {
  const constant: fc.Arbitrary<Expression> = fc.record({
    kind: fc.constant('constant'),
    value: fc.nat({ max: sizes.constant }),
    span: fc.constant(SPAN),
  })
  const leaf = fc.oneof(anyPool(sizes), constant)
  const sumOf = (inner: fc.Arbitrary<Expression>): fc.Arbitrary<Expression> =>
    fc
      .array(fc.record({ sign: fc.constantFrom(1, -1), expression: inner }), { minLength: 1, maxLength: sizes.terms })
      .map((terms): Expression => {
        const [first] = terms
        if (terms.length === 1 && first?.sign === 1) return first.expression
        return { kind: 'sum', terms, span: SPAN }
      })
  let expression: fc.Arbitrary<Expression> = leaf
  for (let depth = 0; depth < sizes.depth; depth += 1) expression = fc.oneof(leaf, sumOf(expression))
  return expression
}

/** The expression with every span set to the same. */
export function withoutSpans(expression: Expression): Expression {
  if (expression.kind !== 'sum') return { ...expression, span: SPAN }
  const terms = expression.terms.map(({ sign, expression: term }) => ({ sign, expression: withoutSpans(term) }))
  return { ...expression, terms, span: SPAN }
}
