import fc from 'fast-check'
import type {
  Comparison,
  DieShape,
  Explode,
  Expression,
  Group,
  Keep,
  Modifiers,
  Pool,
  Reroll,
  Tally,
  Test,
} from '../src/dice/index.ts'

const SPAN = { start: 0, end: 0 }

/** The largest parts of a generated expression. */
export interface Sizes {
  readonly count: number
  readonly sides: number
  readonly keeps: number
  readonly constant: number
  readonly terms: number
  readonly depth: number
}

/** The variables that generated expressions name. */
export const VARIABLES = { n: 3, 'proficiency-bonus': 2, 'dex.mod': -1, a_1: 0 } as const

const anyKeep = (count: number): fc.Arbitrary<Keep> =>
  fc.record({
    kind: fc.constantFrom('keep', 'drop'),
    end: fc.constantFrom('highest', 'lowest'),
    count: fc.nat({ max: count + 1 }),
  })

/** A pool whose count is a number. */
export type CountedPool = Pool & { readonly count: number }

/** Any pool of dice without modifiers other than keeps and drops. */
export const anyPool = ({ count, sides, keeps }: Pick<Sizes, 'count' | 'sides' | 'keeps'>): fc.Arbitrary<CountedPool> =>
  fc.record({
    kind: fc.constant('pool'),
    count: fc.nat({ max: count }),
    die: fc.record({ kind: fc.constant('numbered'), sides: fc.integer({ min: 1, max: sides }) }),
    keeps: fc.array(anyKeep(count), { maxLength: keeps }),
    span: fc.constant(SPAN),
  })

const COMPARISONS = ['<', '<=', '=', '!=', '>=', '>'] as const satisfies readonly Comparison[]

const anyTest = (sides: number): fc.Arbitrary<Test> =>
  fc.record({ comparison: fc.constantFrom(...COMPARISONS), value: fc.integer({ min: -1, max: sides + 1 }) })

/** A value in this many of ten cases, otherwise undefined. */
const sometimes = <Value>(tenths: number, arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.oneof({ arbitrary, weight: tenths }, { arbitrary: fc.constant(undefined), weight: 10 - tenths })

const anyTally = (sides: number): fc.Arbitrary<Tally> =>
  fc
    .record({ success: anyTest(sides), failure: sometimes(4, anyTest(sides)) })
    .map(({ success, failure }) => ({ success, ...(failure && { failure }) }))

/** The modifiers that a group can have too. */
const anySelection = ({ count, sides, keeps }: Sizes): fc.Arbitrary<Modifiers> =>
  fc
    .record({
      keeps: fc.array(anyKeep(count), { maxLength: keeps }),
      tally: sometimes(2, anyTally(sides)),
      markSuccess: sometimes(1, anyTest(sides)),
      markFailure: sometimes(1, anyTest(sides)),
    })
    .map(({ keeps: kept, tally, markSuccess, markFailure }) => ({
      keeps: kept,
      ...(tally && { tally }),
      ...(markSuccess && { markSuccess }),
      ...(markFailure && { markFailure }),
    }))

const anyReroll = (sides: number): fc.Arbitrary<Reroll> =>
  fc.record({ kind: fc.constantFrom('once', 'until', 'add'), when: anyTest(sides) })

const anyExplode = (sides: number): fc.Arbitrary<Explode> =>
  fc.oneof(
    fc
      .record({
        kind: fc.constantFrom('dice', 'compound', 'penetrate'),
        when: sometimes(5, anyTest(sides)),
        perDie: fc.integer({ min: 0, max: 2 }),
      })
      .map(({ kind, when, perDie }): Explode => ({ kind, ...(when && { when }), perDie })),
    fc.record({ kind: fc.constant('dice'), when: anyTest(sides), perPool: fc.integer({ min: 0, max: 3 }) }),
  )

const holds = (face: number, { comparison, value }: Test): boolean =>
  ({
    '<': face < value,
    '<=': face <= value,
    '=': face === value,
    '!=': face !== value,
    '>=': face >= value,
    '>': face > value,
  })[comparison]

/** Whether a die has a face that does not match. Without one it would be thrown forever. */
function leavesAFace(die: DieShape, test: Test | undefined): boolean {
  const fewest = die.kind === 'listed' ? 0 : typeof die.sides === 'number' ? die.sides : 1
  const faces = die.kind === 'listed' ? die.faces : Array.from({ length: fewest }, (_, index) => index + 1)
  return faces.some((face) => !holds(face, test ?? { comparison: '=', value: Math.max(...faces) }))
}

function anyFullPool(sizes: Sizes, number: fc.Arbitrary<Expression>): fc.Arbitrary<Expression> {
  const { count, sides } = sizes
  const die: fc.Arbitrary<DieShape> = fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('numbered'), sides: fc.integer({ min: 1, max: sides }) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('listed'),
        faces: fc.array(fc.integer({ min: -2, max: sides }), { minLength: 1, maxLength: 4 }),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ kind: 'listed', faces: [-1, 0, 1] }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('numbered'), sides: number }) },
  )
  return fc
    .record({
      count: fc.oneof({ weight: 5, arbitrary: fc.nat({ max: count }) }, { weight: 1, arbitrary: number }),
      die,
      reroll: sometimes(2, anyReroll(sides)),
      explode: sometimes(2, anyExplode(sides)),
      minimum: sometimes(1, fc.integer({ min: -1, max: sides })),
      maximum: sometimes(1, fc.integer({ min: -1, max: sides })),
      selection: anySelection(sizes),
    })
    .map(({ count: dice, die: shape, reroll, explode, minimum, maximum, selection }): Expression => {
      const ends = reroll?.kind !== 'until' || leavesAFace(shape, reroll.when)
      const explodes = explode && leavesAFace(shape, explode.when)
      return {
        kind: 'pool',
        count: dice,
        die: shape,
        ...(reroll && ends && { reroll }),
        ...(explodes && { explode }),
        ...(minimum !== undefined && { minimum }),
        ...(maximum !== undefined && { maximum }),
        ...selection,
        span: SPAN,
      }
    })
}

/** A number from 1: counts of dice, sides and divisors are made of these. */
const anyPositive: fc.Arbitrary<Expression> = fc.oneof(
  fc.integer({ min: 1, max: 3 }).map((value): Expression => ({ kind: 'constant', value, span: SPAN })),
  fc.constant<Expression>({ kind: 'pool', count: 1, die: { kind: 'numbered', sides: 2 }, keeps: [], span: SPAN }),
  fc.constant<Expression>({ kind: 'variable', name: 'n', value: 3, span: SPAN }),
)

/**
 * Text that stays the same between brackets: no closing bracket, no space at the ends, nothing that is read as ASCII.
 */
const anyLabel = fc
  .string({ unit: fc.constantFrom(...'fire Cold[{(#+1d6-', '火', 'ไฟ', '🎲'), maxLength: 6 })
  .map((text) => text.trim())

const pairOf = (
  inner: fc.Arbitrary<Expression>,
  right = inner,
): fc.Arbitrary<{ left: Expression; right: Expression }> => fc.record({ left: inner, right })

function anyOperation(inner: fc.Arbitrary<Expression>, sizes: Sizes): fc.Arbitrary<Expression> {
  const sum = fc
    .array(fc.record({ sign: fc.constantFrom(1, -1), expression: inner }), { minLength: 1, maxLength: sizes.terms })
    .map((terms): Expression => {
      const [first] = terms
      if (terms.length === 1 && first?.sign === 1) return first.expression
      return { kind: 'sum', terms, span: SPAN }
    })
  const group = fc
    .record({ members: fc.array(inner, { minLength: 1, maxLength: 3 }), selection: anySelection(sizes) })
    .map(({ members, selection }): Group => ({ kind: 'group', members, ...selection, span: SPAN }))
  const quotient = fc
    .record({
      pair: pairOf(inner, anyPositive),
      rounding: fc.constantFrom('floor', 'ceil', 'round'),
      written: fc.boolean(),
    })
    .map(
      ({ pair, rounding, written }): Expression => ({
        kind: 'quotient',
        ...pair,
        rounding: written ? rounding : 'floor',
        written,
        span: SPAN,
      }),
    )
  return fc.oneof(
    { weight: 4, arbitrary: sum },
    { weight: 2, arbitrary: group },
    { weight: 1, arbitrary: quotient },
    { weight: 1, arbitrary: pairOf(inner).map((pair): Expression => ({ kind: 'product', ...pair, span: SPAN })) },
    {
      weight: 1,
      arbitrary: fc
        .record({ pair: pairOf(inner), comparison: fc.constantFrom(...COMPARISONS) })
        .map(({ pair, comparison }): Expression => ({ kind: 'compared', ...pair, comparison, span: SPAN })),
    },
    {
      weight: 1,
      arbitrary: fc.oneof(
        inner.map((only): Expression => ({ kind: 'call', name: 'abs', arguments: [only], span: SPAN })),
        fc
          .record({ name: fc.constantFrom('max', 'min'), inner: fc.array(inner, { minLength: 1, maxLength: 3 }) })
          .map(({ name, inner: list }): Expression => ({ kind: 'call', name, arguments: list, span: SPAN })),
      ),
    },
    {
      weight: 1,
      arbitrary: fc
        .record({ label: anyLabel, expression: inner })
        .map(({ label, expression }): Expression => ({ kind: 'labelled', label, expression, span: SPAN })),
    },
  )
}

function nested(
  leaf: fc.Arbitrary<Expression>,
  depth: number,
  of: (inner: fc.Arbitrary<Expression>) => fc.Arbitrary<Expression>,
): fc.Arbitrary<Expression> {
  let expression = leaf
  for (let level = 0; level < depth; level += 1) expression = fc.oneof(leaf, of(expression))
  return expression
}

const anyConstant = (most: number): fc.Arbitrary<Expression> =>
  fc.record({ kind: fc.constant('constant'), value: fc.nat({ max: most }), span: fc.constant(SPAN) })

/** Any sum of pools and constants, with sums inside sums. */
export function anySum(sizes: Sizes): fc.Arbitrary<Expression> {
  const leaf = fc.oneof(anyPool(sizes), anyConstant(sizes.constant))
  return nested(leaf, sizes.depth, (inner) =>
    fc
      .array(fc.record({ sign: fc.constantFrom(1, -1), expression: inner }), { minLength: 1, maxLength: sizes.terms })
      .map((terms): Expression => {
        const [first] = terms
        if (terms.length === 1 && first?.sign === 1) return first.expression
        return { kind: 'sum', terms, span: SPAN }
      }),
  )
}

/**
 * Any expression that `parse` can return, of every kind and with every modifier, except for its spans. Its explosions
 * have a limit; its counts, sides and divisors are positive.
 */
export function anyExpression(sizes: Sizes): fc.Arbitrary<Expression> {
  const variable = fc
    .constantFrom(...Object.entries(VARIABLES))
    .map(([name, value]): Expression => ({ kind: 'variable', name, value, span: SPAN }))
  const leaf = fc.oneof(
    { weight: 6, arbitrary: anyFullPool(sizes, anyPositive) },
    { weight: 2, arbitrary: anyConstant(sizes.constant) },
    { weight: 1, arbitrary: variable },
  )
  return nested(leaf, sizes.depth, (inner) => anyOperation(inner, sizes))
}

/** A copy with every span set to the same. */
export function withoutSpans<Part>(part: Part): Part
export function withoutSpans(part: unknown): unknown {
  if (Array.isArray(part)) return part.map((inner) => withoutSpans(inner))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, inner]) => [key, key === 'span' ? SPAN : withoutSpans(inner)]),
  )
}
