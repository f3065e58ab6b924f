/** A part of the text: from `start` up to but not including `end`, in UTF-16 units. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A comparison of two numbers. */
export type Comparison = '<' | '<=' | '=' | '!=' | '>=' | '>'

/** A test that compares a die with a value. */
export interface Test {
  readonly comparison: Comparison
  readonly value: number
}

/** A die with faces 1 to `sides`. */
export interface NumberedDie {
  readonly kind: 'numbered'
  readonly sides: number | Expression
}

/** A die with the listed faces, `d{1,2,4,8}`; `dF` has the faces −1, 0 and 1. */
export interface ListedDie {
  readonly kind: 'listed'
  readonly faces: readonly number[]
}

/** The die of a pool. */
export type DieShape = NumberedDie | ListedDie

/** What happens to matching dice: they are rolled again once, until they do not match, or one more die is added. */
export interface Reroll {
  readonly kind: 'once' | 'until' | 'add'
  readonly when: Test
}

/**
 * Dice that explode: a matching die adds another one, which can explode too. Extra dice join the pool (`dice`), add to
 * the die that they come from (`compound`), or join the pool with 1 less each (`penetrate`).
 */
export interface Explode {
  readonly kind: 'dice' | 'compound' | 'penetrate'
  /** which dice explode, by default those that show the highest face */
  readonly when?: Test
  /** the most extra dice of each original die */
  readonly perDie?: number
  /** the most extra dice of the whole pool */
  readonly perPool?: number
}

/** How many of the highest or lowest dice of a pool are kept or dropped. */
export interface Keep {
  readonly kind: 'keep' | 'drop'
  readonly end: 'highest' | 'lowest'
  readonly count: number
}

/** Dice that are counted instead of added: 1 for each success and −1 for each failure. */
export interface Tally {
  readonly success: Test
  readonly failure?: Test
}

/**
 * What happens to the dice of a pool, in this order: reroll, explode, clamp, keep or drop, count. Marks highlight a die as
 * a success or failure without changing the total.
 */
export interface Modifiers {
  readonly reroll?: Reroll
  readonly explode?: Explode
  /** the lowest and highest number that a die can show */
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

/** A named number from the caller, `@strength`. */
export interface Variable {
  readonly kind: 'variable'
  readonly name: string
  readonly value: number
  readonly span: Span
}

/** A pool of dice that are alike, `4d6kh3`. */
export interface Pool extends Modifiers {
  readonly kind: 'pool'
  readonly count: number | Expression
  readonly die: DieShape
  readonly span: Span
}

/**
 * Expressions in braces. The dice of a single member are one pool, `{4d6+2d8}kh3`; of several members, each total is a die,
 * `{1d6,1d8}kh1`.
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

/** A sum of at least one term. A single negative term is a negation. */
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

/** A quotient, rounded to an integer: down, or as the function around it requires. */
export interface Quotient {
  readonly kind: 'quotient'
  readonly left: Expression
  readonly right: Expression
  readonly rounding: 'floor' | 'ceil' | 'round'
  /** whether the rounding is written */
  readonly written: boolean
  readonly span: Span
}

/** A function of independent totals. */
export interface Call {
  readonly kind: 'call'
  readonly name: 'max' | 'min' | 'abs'
  readonly arguments: readonly Expression[]
  readonly span: Span
}

/** A comparison of two totals: 1 if it is true, otherwise 0. */
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

/** A dice expression. Rolls, exact odds and explanations all come from this tree. */
export type Expression = Constant | Variable | Pool | Group | Sum | Product | Quotient | Call | Compared | Labelled
