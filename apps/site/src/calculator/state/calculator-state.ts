import type { FieldProblem, Input, RollOffer } from '@rulestone/core'
import type { UnitSystem } from '../../display/units.ts'
import type { Texts } from '../address/calculator-address.ts'
import type { PageOutput } from '../answer/page-output.ts'
import type { CsvWords } from '../chart/chart-csv.ts'
import type { Reply } from '../compute/tasks.ts'

/** A state of the fields with its answer. */
export interface Answered {
  readonly input: Input
  readonly output: PageOutput
  /** the state as strings in a URL */
  readonly texts: Texts
}

/** The state of a calculator on a page. */
export interface CalculatorState extends Answered {
  readonly status: 'loading' | 'ready' | 'failed'
  /** whether the code that computes was fetched or requested: the answer may change */
  readonly isCodeNeeded: boolean
  /** at most one for each field and for each unknown URL parameter */
  readonly problems: readonly FieldProblem[]
  /** the field whose value is too large to be computed; its problem is among the others */
  readonly refused: string | undefined
  /** the preset that was applied last, until another change */
  readonly preset: string | undefined
  /** the compared state */
  readonly compared: Answered | undefined
  /** the view of the chart, see `AddressStates` */
  readonly chart: string | undefined
  /** whether a computation takes so long that the reader can cancel it */
  readonly isSlow: boolean
  readonly canUndo: boolean
  /** increases when the controls must discard typed text and show the state: after an undo, a preset or a reset */
  readonly revision: number
}

/** What a reader can do with a calculator. An action that needs code waits for it; actions run in order. */
export interface CalculatorActions {
  /** fetches the code that computes, before it is needed */
  loadCode(): void
  /** changes the view of the chart */
  view(chart: string | undefined): void
  /**
   * sets a field to a typed text, which may be in other units; an invalid text is explained, and replaced by the base
   * value
   */
  type(field: string, text: string, system?: UnitSystem): void
  /** sets fields that the page around the calculator decides */
  fill(texts: Texts): void
  reset(): void
  /** reverts the last change */
  undo(): void
  /** applies a preset */
  start(preset: string): void
  /** sets the current state aside for comparison */
  compare(): void
  /** compares the current state under each of two options of a field */
  compareOptions(field: string, options: readonly [string, string]): void
  stopComparing(): void
  /** cancels the computation; the last answer stays */
  cancel(): void
  /** the rolls of the state; none if the code cannot be fetched */
  offers(): Promise<readonly RollOffer[]>
  /** the distribution of the answer as CSV; undefined if cancelled */
  csv(words: CsvWords): Promise<string | undefined>
}

/** The part of a state that undo restores; the compared state only if the change replaced it. */
export type Undoable = Pick<CalculatorState, 'input' | 'output' | 'texts' | 'problems' | 'refused' | 'preset'> &
  Partial<Pick<CalculatorState, 'compared'>>

export const undoable = ({ input, output, texts, problems, refused, preset }: CalculatorState): Undoable => ({
  input,
  output,
  texts,
  problems,
  refused,
  preset,
})

/**
 * Applies a reply to a state. Without an output, the last answer stays.
 *
 * @param others problems that the reply does not affect
 */
export function replied(
  { input, output, texts, problems, refused }: Reply,
  others: readonly FieldProblem[] = [],
): Omit<Undoable, 'output' | 'compared'> & Partial<Pick<Undoable, 'output'>> {
  const read = [...others, ...problems]
  return {
    input,
    texts,
    problems: refused ? [...read.filter(({ field }) => field !== refused.field), refused] : read,
    refused: refused?.field,
    preset: undefined,
    ...(output && { output }),
  }
}
