/** A stretch of the typed text: from `start` up to but not including `end`, in UTF-16 units. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** How a number compares with another. */
export type Comparison = '<' | '<=' | '=' | '!=' | '>=' | '>'

/** A test of one die: its number compares so with a value. */
export interface Test {
  readonly comparison: Comparison
  readonly value: number
}

/** A die with faces 1 to `sides`. */
export interface NumberedDie {
  readonly kind: 'numbered'
  readonly sides: number | Expression
}

/** A die with the faces named, `d{1,2,4,8}`; `dF` has the faces −1, 0 and 1. */
export interface ListedDie {
  readonly kind: 'listed'
  readonly faces: readonly number[]
}

/** The die of a pool. */
export type DieShape = NumberedDie | ListedDie

/** Dice rolled again: once and the second stands, until it no longer matches, or one die once more and both count. */
export interface Reroll {
  readonly kind: 'once' | 'until' | 'add'
  readonly when: Test
}

/**
 * Dice that explode: a matching die rolls another one, which may explode in turn. The extra dice join the pool, add to
 * the die they came from, or join it less one each.
 */
export interface Explode {
  readonly kind: 'dice' | 'compound' | 'penetrate'
  /** which dice explode; the highest face when left out */
  readonly when?: Test
  /** extra dice at most, for each original die */
  readonly perDie?: number
  /** extra dice at most, in the whole pool */
  readonly perPool?: number
}

/** Which dice of a pool count: so many of the highest or lowest are kept or dropped. */
export interface Keep {
  readonly kind: 'keep' | 'drop'
  readonly end: 'highest' | 'lowest'
  readonly count: number
}

/** Dice counted instead of added: one for each success, less one for each failure. */
export interface Tally {
  readonly success: Test
  readonly failure?: Test
}

/**
 * What happens to the dice of a pool, in this order: reroll, explode, clamp, keep or drop, count. Marks only show a die
 * as a success or failure.
 */
export interface Modifiers {
  readonly reroll?: Reroll
  readonly explode?: Explode
  /** the least and most that a die can show */
  readonly minimum?: number
  readonly maximum?: number
  readonly keeps: readonly Keep[]
  readonly tally?: Tally
  readonly markSuccess?: Test
  readonly markFailure?: Test
}

/** A plain integer. */
export interface Constant {
  readonly kind: 'constant'
  readonly value: number
  readonly span: Span
}

/** A named number that the caller supplied, `@strength`. */
export interface Variable {
  readonly kind: 'variable'
  readonly name: string
  readonly value: number
  readonly span: Span
}

/** A pool of equal dice, `4d6kh3`. */
export interface Pool extends Modifiers {
  readonly kind: 'pool'
  readonly count: number | Expression
  readonly die: DieShape
  readonly span: Span
}

/**
 * Several expressions taken together, `{4d6+2d8}kh3`: with one member its dice are one pool, with several each total
 * counts as a die.
 */
export interface Group extends Modifiers {
  readonly kind: 'group'
  readonly members: readonly Expression[]
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

/** A product of two. */
export interface Product {
  readonly kind: 'product'
  readonly left: Expression
  readonly right: Expression
  readonly span: Span
}

/** A quotient, which is an integer: rounded down as the game does, or as the function around it says. */
export interface Quotient {
  readonly kind: 'quotient'
  readonly left: Expression
  readonly right: Expression
  readonly rounding: 'floor' | 'ceil' | 'round'
  /** whether the rounding was written out */
  readonly written: boolean
  readonly span: Span
}

/** A function of totals that are rolled independently. */
export interface Call {
  readonly kind: 'call'
  readonly name: 'max' | 'min' | 'abs'
  readonly arguments: readonly Expression[]
  readonly span: Span
}

/** A comparison of two totals: 1 when it holds and 0 when not. */
export interface Compared {
  readonly kind: 'compared'
  readonly left: Expression
  readonly comparison: Comparison
  readonly right: Expression
  readonly span: Span
}

/** An expression with a label, such as a damage type: `2d6[fire]`. */
export interface Labelled {
  readonly kind: 'labelled'
  readonly label: string
  readonly expression: Expression
  readonly span: Span
}

/** A dice expression: the one tree from which a roll, the exact odds and an explanation come. */
export type Expression = Constant | Variable | Pool | Group | Sum | Product | Quotient | Call | Compared | Labelled
