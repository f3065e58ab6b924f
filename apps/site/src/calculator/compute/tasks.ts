import type { FieldProblem, Input, RollOffer } from '@rulestone/core'
import type { UnitSystem } from '../../display/units.ts'
import type { Texts } from '../address/calculator-address.ts'
import type { PageOutput } from '../answer/page-output.ts'
import type { CsvWords } from '../chart/chart-csv.ts'

/** A question to a calculator, as plain data for a worker. */
export interface Question {
  /** the values of some fields, as typed or from a URL */
  readonly texts: Texts
  /** the units of the texts; by default those of the rules */
  readonly system?: UnitSystem
  /** the values of the other fields, also used instead of invalid ones */
  readonly from: Input
  /** the state of the page, which a URL leaves out */
  readonly base: Input
  /** the id of a preset to apply before the texts */
  readonly preset?: string
}

/** The answer to a question, as plain data. */
export interface Reply {
  readonly input: Input
  /** absent if the state cannot be computed */
  readonly output?: PageOutput
  /** one for each invalid text */
  readonly problems: readonly FieldProblem[]
  /** the field whose value is too large to be computed */
  readonly refused?: FieldProblem
  /** the state as strings in a URL */
  readonly texts: Texts
}

/** What a calculator can compute. */
export type Task =
  | { readonly kind: 'load' }
  | { readonly kind: 'answer'; readonly question: Question }
  | { readonly kind: 'offers'; readonly input: Input }
  | { readonly kind: 'csv'; readonly input: Input; readonly words: CsvWords }

/** The result of each kind of task. */
export interface TaskResults {
  readonly load: undefined
  readonly answer: Reply
  readonly offers: readonly RollOffer[]
  readonly csv: string | undefined
}

/** A message to the worker. */
export interface WorkerRequest {
  readonly key: number
  /** the id of a calculator */
  readonly id: string
  readonly task: Task
}

/** A message from the worker, with the key of its request. */
export type WorkerResponse =
  | { readonly key: number; readonly result: TaskResults[Task['kind']] }
  | { readonly key: number; readonly error: string }
