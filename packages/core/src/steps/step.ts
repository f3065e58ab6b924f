import type { Fraction } from '../fraction.ts'
import type { RuleId } from '../vocabulary/rule-ids.ts'
import type { Unit } from '../vocabulary/units.ts'
import type { Chance, NameKind } from './step-value.ts'

/** What a value of a step is, and so how it is written. */
export type ScalarKind =
  | 'integer'
  /** an integer with its sign: a bonus or penalty */
  | 'signed'
  /** the same, but 0 has no sign: what is left, or missing */
  | 'difference'
  | 'number'
  | 'probability'
  | Unit
  /** the side of a square in feet, which is never written in squares */
  | 'square-side'
  | 'dice'
  | NameKind
  /** the id of an option of the field that is named after the colon */
  | `option:${string}`
  | `options:${string}`
  /** whether something holds; not written */
  | 'flag'
  /** whether it succeeds: chooses among the sentences `yes` and `no` */
  | 'outcome'

/** The kind of a value; one with `?` can be missing, and a list of words chooses among as many sentences. */
export type ValueKind = ScalarKind | `${ScalarKind}?` | readonly string[]

/** Kinds of steps by id, each with the kinds of its values by name. */
export type StepKinds = Readonly<Record<string, Readonly<Record<string, ValueKind>>>>

type Scalar<K> = K extends 'integer' | 'signed' | 'difference' | 'square-side' | Unit
  ? number
  : K extends 'number'
    ? Fraction
    : K extends 'probability'
      ? Fraction | Chance
      : K extends 'flag' | 'outcome'
        ? boolean
        : K extends `options:${string}`
          ? readonly string[]
          : K extends readonly (infer Word)[]
            ? Word
            : string

type Values<V extends Readonly<Record<string, ValueKind>>> = {
  readonly [Name in keyof V as V[Name] extends `${string}?` ? never : Name]: Scalar<V[Name]>
} & {
  readonly [Name in keyof V as V[Name] extends `${string}?` ? Name : never]?: V[Name] extends `${infer K}?`
    ? Scalar<K>
    : never
}

/** The steps of some kinds: each names its kind and the rule that it applied, and has exactly the values of its kind. */
export type StepOf<Kinds extends StepKinds, Kind extends keyof Kinds = keyof Kinds> = {
  [One in Kind]: { readonly kind: One; readonly rule: RuleId; readonly values: Values<Kinds[One]> }
}[Kind]

/** A plain value of a step. */
export type PlainValue = number | Fraction | Chance | boolean | string | readonly string[]

/** A step of any kind: what was done by which rule, with the figures, so that a reader sees why. */
export interface Step {
  readonly kind: string
  readonly rule: RuleId
  readonly values: Readonly<Record<string, PlainValue>>
}

/** What a procedure decided, and its stages: the answer to “why?”. */
export interface WithSteps<Value, One extends Step = Step> {
  readonly value: Value
  readonly steps: readonly One[]
}
