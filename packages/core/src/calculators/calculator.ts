import type { Distribution } from '../dice/distribution.ts'
import type { Expression } from '../dice/syntax.ts'
import type { Step, StepKinds, StepOf } from '../steps/step.ts'
import type { StepValue } from '../steps/step-value.ts'
import type { RuleId } from '../vocabulary/rule-ids.ts'
import type { Unit } from '../vocabulary/units.ts'
import type { Drawing } from './shared/drawing.ts'
import type { Topic } from './topics.ts'

/** A field that takes an integer; its bounds are inclusive. */
export interface IntegerField {
  readonly type: 'integer'
  readonly minimum: number
  readonly maximum: number
  readonly default: number
  /** shown with its sign: a bonus or penalty, not an amount */
  readonly signed?: boolean
  /** the unit of the value */
  readonly unit?: Unit
  /** how much one press of a button changes it, 1 by default: squares of 5 feet */
  readonly step?: number
}

/** A field that takes one of several ids. */
export interface ChoiceField<Option extends string = string> {
  readonly type: 'choice'
  readonly options: readonly Option[]
  readonly default: Option
  /** the options are ids of terms, which name them; otherwise the strings of the calculator do */
  readonly named?: 'terms'
  /** options that are not terms: the strings of the calculator name them */
  readonly own?: readonly Option[]
}

/** A field that takes any number of ids, each at most once, in the order of the options. */
export interface SeveralField<Option extends string = string> {
  readonly type: 'several'
  readonly options: readonly Option[]
  readonly default: readonly Option[]
  /** the options are ids of terms, which name them; otherwise the strings of the calculator do */
  readonly named?: 'terms'
  /**
   * which options it offers in some states, under one edition: the first condition that holds counts; otherwise it
   * offers all
   */
  readonly offers?: readonly (Shown & { readonly options: readonly Option[] })[]
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

/**
 * A field that takes a path over the squares of a grid, as text: steps in compass directions, with `*` after one that
 * enters Difficult Terrain, such as `e e ne* s`. It can be empty.
 */
export interface PathField {
  readonly type: 'path'
  /** the maximum number of steps */
  readonly longest: number
  readonly default: string
}

/**
 * When a field is shown: only while another field has one of these values; for a field that takes several, any of them.
 */
export interface Shown {
  readonly when: string
  readonly is: readonly string[]
}

/** One input of a calculator. A form hides rare ones behind a disclosure. */
export type Field = (IntegerField | ChoiceField | SeveralField | FlagField | DiceField | PathField) & {
  /** one condition, or several that must all hold */
  readonly shown?: Shown | readonly Shown[]
  readonly rare?: boolean
}

/** The fields of a calculator by id, in the order in which a player thinks. */
export type Fields = Readonly<Record<string, Field>>

/** The value of a field as plain data: as in a form, a URL and JSON. Dice and paths are text. */
export type ValueOf<F extends Field> = F extends { type: 'integer' }
  ? number
  : F extends { type: 'flag' }
    ? boolean
    : F extends { type: 'choice'; options: readonly (infer Option)[] }
      ? Option
      : F extends { type: 'several'; options: readonly (infer Option)[] }
        ? readonly Option[]
        : string

/** A value of any field, as plain data. */
export type FieldValue = number | boolean | string | readonly string[]

/** A valid state of a calculator as plain data: a value for each field. */
export type InputOf<F extends Fields> = { readonly [Id in keyof F]: ValueOf<F[Id]> }

/** Any valid state as plain data, for code that does not know the calculator's type. */
export type Input = Readonly<Record<string, FieldValue>>

/** The dice of a field. */
export interface ParsedDice {
  /** as typed */
  readonly text: string
  readonly expression: Expression
}

/** A valid state with its dice parsed, as a calculator takes it. `readState` and `parseInput` make it. */
export type ParsedInputOf<F extends Fields> = {
  readonly [Id in keyof F]: F[Id] extends { type: 'dice' } ? ParsedDice : ValueOf<F[Id]>
}

/** Any valid state with its dice parsed, for code that does not know the calculator's type. */
export type ParsedInput = Readonly<Record<string, FieldValue | ParsedDice>>

/** One figure of a result. */
export type Figure = { readonly id: string } & StepValue

/** A result with a row for each of many things: every skill, every level. */
export interface ResultTable {
  /** the ids of the columns; the first names the row */
  readonly columns: readonly [string, ...string[]]
  readonly rows: readonly (readonly [StepValue, ...StepValue[]])[]
}

/** The answer of a calculator. The first figure is the main one; the others follow by importance. */
export interface Output<Said = Step> {
  readonly figures: readonly [Figure, ...Figure[]]
  /** the exact distribution to draw, if the result has one */
  readonly distribution?: Distribution
  /** the outcome from which the threshold is met, to be marked in the chart */
  readonly threshold?: number
  readonly table?: ResultTable
  /** squares of a grid, if they show the answer best; a calculator draws every answer or none */
  readonly drawing?: Drawing
  /** the reasoning: what was done by which rule, in the order in which a player thinks */
  readonly steps: readonly Said[]
}

/** Dice that a reader can roll for a state of a calculator. */
export interface RollOffer {
  readonly id: string
  readonly expression: Expression
}

/** A state that a reader can choose with one press. */
export interface Preset<F extends Fields = Fields> {
  readonly id: string
  /** its id is a term's, which names it, or these terms do together; otherwise the strings of the calculator do */
  readonly named?: 'terms' | readonly string[]
  /** what it changes; other fields keep their values */
  readonly input: Partial<InputOf<F>>
}

/** A state with its answer: a test and a worked example. */
export interface Example<F extends Fields> {
  readonly id: string
  readonly source: string
  readonly input: Partial<InputOf<F>>
  /** figures by id, as `numerator/denominator` or an integer */
  readonly figures: Readonly<Record<string, string>>
}

/**
 * A calculator is data and one pure function. Form, URL, command line, JSON and tests are all derived from this value.
 * Its examples are in a file next to it, and in `CALCULATORS`.
 */
export interface Calculator<F extends Fields = Fields, Kinds extends StepKinds = StepKinds> {
  readonly id: string
  readonly topic: Topic
  /** the ids of the rules it applies */
  readonly rules: readonly RuleId[]
  readonly fields: F
  /** the kinds of its steps, each with its values; the strings of the calculator have a sentence for each */
  readonly steps: Kinds
  /** steps that only convert a length to squares: they are left out where lengths are shown in squares */
  readonly intoSquares?: readonly (keyof Kinds & string)[]
  /** states that a reader can choose with one press */
  readonly presets?: readonly Preset<F>[]
  /** the terms that its answers name, besides those of its fields */
  readonly terms?: readonly string[]
  /** the answer for a valid state, or the field whose value is too large to be computed */
  compute(input: ParsedInputOf<F>): ComputeResult<StepOf<Kinds>>
  /** what a reader can roll for this state */
  rolls(input: ParsedInputOf<F>): readonly RollOffer[]
}

/** A calculator of unknown type, with its examples: what forms, URLs and command lines work with. */
export type AnyCalculator = Omit<Calculator, 'compute' | 'rolls' | 'presets'> & {
  readonly presets?: readonly (Omit<Preset, 'input'> & { readonly input: Partial<Input> })[]
  compute(input: ParsedInput): ComputeResult
  rolls(input: ParsedInput): readonly RollOffer[]
  readonly examples: readonly {
    readonly id: string
    readonly source: string
    readonly input: Partial<Input>
    readonly figures: Readonly<Record<string, string>>
  }[]
}

/** A calculator as it is loaded by id: without its examples. */
export type LoadableCalculator = Omit<AnyCalculator, 'examples'>

/** A problem with a field, as codes and figures: the strings of a language supply the sentence. */
export interface FieldProblem {
  readonly field: string
  readonly code: string
  /** the value found */
  readonly got: string
  /** the expected value: bounds, options, or the detail of a dice error */
  readonly expected: Readonly<Record<string, string | number | readonly string[]>>
  /** the position in the typed text, for dice and paths */
  readonly at?: number
}

/** What `compute` returns. */
export type ComputeResult<Said = Step> =
  | { readonly ok: true; readonly value: Output<Said> }
  | { readonly ok: false; readonly error: FieldProblem }

/** Lets TypeScript infer the fields and steps of a calculator, so that `compute` gets a typed input. */
export const defineCalculator = <const F extends Fields, const Kinds extends StepKinds>(
  calculator: Calculator<F, Kinds>,
): Calculator<F, Kinds> => calculator
