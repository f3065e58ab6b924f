import type { Distribution } from '../dice/distribution.ts'
import type { Expression } from '../dice/syntax.ts'
import type { Fraction } from '../fraction.ts'

/** A field that takes an integer; both bounds are included. */
export interface IntegerField {
  readonly type: 'integer'
  readonly minimum: number
  readonly maximum: number
  readonly default: number
  /** shown with its sign: a bonus or penalty, not an amount */
  readonly signed?: boolean
}

/** A field that takes one of several ids. */
export interface ChoiceField<Option extends string = string> {
  readonly type: 'choice'
  readonly options: readonly Option[]
  readonly default: Option
}

/** A field that is on or off; `yes` or `no` in text and URL. */
export interface FlagField {
  readonly type: 'flag'
  readonly default: boolean
}

/** A field that takes a dice expression. */
export interface DiceField {
  readonly type: 'dice'
  readonly default: string
}

/** When a field is shown: only while another field has one of these values. */
export interface Shown {
  readonly when: string
  readonly is: readonly string[]
}

/** One input of a calculator. Rare ones are folded away in a form. */
export type Field = (IntegerField | ChoiceField | FlagField | DiceField) & {
  readonly shown?: Shown
  readonly rare?: boolean
}

/** The fields of a calculator by id, in the order in which a player thinks. */
export type Fields = Readonly<Record<string, Field>>

/** What a field holds once it is read. Dice stand as the text that was typed; it parses. */
export type ValueOf<F extends Field> = F extends { type: 'integer' }
  ? number
  : F extends { type: 'flag' }
    ? boolean
    : F extends { type: 'choice'; options: readonly (infer Option)[] }
      ? Option
      : string

/** A valid state of a calculator: a value for each field. */
export type InputOf<F extends Fields> = { readonly [Id in keyof F]: ValueOf<F[Id]> }

/** Any valid state, where the calculator is not known by name. */
export type Input = Readonly<Record<string, number | boolean | string>>

/** One figure of a result. `probability` lies between 0 and 1. */
export type Figure =
  | { readonly id: string; readonly kind: 'probability' | 'number'; readonly value: Fraction }
  | { readonly id: string; readonly kind: 'integer' | 'signed'; readonly value: number }

/**
 * A value inside a step: an integer or a fraction to be formatted, a dice expression, or the id of a choice whose
 * label is looked up.
 */
export type StepValue =
  | { readonly kind: 'integer' | 'signed'; readonly value: number }
  | { readonly kind: 'probability' | 'number'; readonly value: Fraction }
  | { readonly kind: 'dice'; readonly value: string }
  | { readonly kind: 'option'; readonly field: string; readonly value: string }

/** One step of the reasoning: the rule it applied, which sentence says so, and the figures in it. */
export interface Step {
  /** the id of the rule that this step applied */
  readonly rule: string
  /** the key of its sentence in the strings of the calculator */
  readonly id: string
  readonly values: Readonly<Record<string, StepValue>>
}

/** What a calculator answers. The first figure is the answer; the others follow by importance. */
export interface Output {
  readonly figures: readonly [Figure, ...Figure[]]
  /** the exact distribution to draw, where the result has one */
  readonly distribution?: Distribution
  /** the outcome from which on the threshold is met, to be marked in the chart */
  readonly threshold?: number
  readonly steps: readonly Step[]
}

/** Dice that a reader can roll for a state of a calculator. */
export interface RollOffer {
  readonly id: string
  readonly expression: Expression
}

/** A state with what it answers: a test, a preset and a worked example at once. */
export interface Example<F extends Fields> {
  readonly id: string
  readonly source: string
  readonly input: Partial<InputOf<F>>
  /** figures by id, as `numerator/denominator` or an integer */
  readonly figures: Readonly<Record<string, string>>
}

/**
 * A calculator is data and one pure function. Form, URL, command line, JSON and tests all come from this value. Its
 * examples stand in a file beside it, and in `CALCULATORS`.
 */
export interface Calculator<F extends Fields = Fields> {
  readonly id: string
  /** the ids of the rules it applies */
  readonly rules: readonly string[]
  readonly fields: F
  /** what a valid state answers, or which field holds something too large to be computed */
  compute(input: InputOf<F>): ComputeResult
  /** what a reader can roll for this state */
  rolls(input: InputOf<F>): readonly RollOffer[]
}

/** A problem with a field, as codes and figures: the reader's language supplies the sentence. */
export interface FieldProblem {
  readonly field: string
  readonly code: string
  /** what was found */
  readonly got: string
  /** what was expected: bounds, options, or the detail of a dice error */
  readonly expected: Readonly<Record<string, string | number | readonly string[]>>
  /** where in the typed text, for dice */
  readonly at?: number
}

/** What `compute` returns. */
export type ComputeResult =
  | { readonly ok: true; readonly value: Output }
  | { readonly ok: false; readonly error: FieldProblem }

/** Lets TypeScript infer the fields of a calculator, so that `compute` gets a typed input. */
export const defineCalculator = <const F extends Fields>(calculator: Calculator<F>): Calculator<F> => calculator
