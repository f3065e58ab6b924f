/** A stretch of the typed text: from `start` up to but not including `end`, in UTF-16 units. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Which dice of a pool count: so many of the highest or lowest are kept or dropped. */
export interface Keep {
  readonly kind: 'keep' | 'drop'
  readonly end: 'highest' | 'lowest'
  readonly count: number
}

/** A plain integer. */
export interface Constant {
  readonly kind: 'constant'
  readonly value: number
  readonly span: Span
}

/** A pool of equal dice, `4d6kh3`. `keeps` apply to the pool as rolled, in any order. */
export interface Pool {
  readonly kind: 'pool'
  readonly count: number
  readonly sides: number
  readonly keeps: readonly Keep[]
  readonly span: Span
}

/** One member of a sum, added or subtracted. */
export interface Term {
  readonly sign: 1 | -1
  readonly expression: Expression
}

/** A sum of at least one term; a lone negative term is a negation. */
export interface Sum {
  readonly kind: 'sum'
  readonly terms: readonly Term[]
  readonly span: Span
}

/** A dice expression: the one tree from which a roll, the exact odds and an explanation come. */
export type Expression = Constant | Pool | Sum
