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
  /** the state as an address has it */
  readonly texts: Texts
}

/** The state of a calculator on a page. */
export interface CalculatorState extends Answered {
  readonly status: 'loading' | 'ready' | 'failed'
  /** whether the code that computes was fetched or asked for: the answer may change */
  readonly isReached: boolean
  /** at most one for each field, and for each parameter of the address that is not a field */
  readonly problems: readonly FieldProblem[]
  /** the field whose value is too large to be computed; its problem is among the others */
  readonly refused: string | undefined
  /** the preset that was applied last, until something else changes */
  readonly preset: string | undefined
  /** the state that this one is compared with */
  readonly compared: Answered | undefined
  /** how the chart is read, see `AddressStates` */
  readonly chart: string | undefined
  /** whether a computation takes so long that the reader may want to stop it */
  readonly isSlow: boolean
  readonly canUndo: boolean
  /** goes up when the controls must drop what was typed and show the state: after an undo, a preset or a reset */
  readonly revision: number
}

/** What a reader can do with a calculator. An action that needs its code waits for it; actions are done in order. */
export interface CalculatorActions {
  /** fetches the code that computes, before it is needed */
  reach(): void
  /** changes how the chart is read */
  view(chart: string | undefined): void
  /** sets a field to a typed text, in units that may not be those of the rules; an invalid text is explained, and replaced by the base value */
  type(field: string, text: string, system?: UnitSystem): void
  reset(): void
  /** takes the last change back */
  undo(): void
  /** applies a preset */
  start(preset: string): void
  /** compares the present state with the next ones */
  compare(): void
  /** compares the present state under each of two options of a field */
  compareOptions(field: string, options: readonly [string, string]): void
  stopComparing(): void
  /** stops the computation; the last answer stays */
  cancel(): void
  /** the rolls that the state offers; none when the code cannot be fetched */
  offers(): Promise<readonly RollOffer[]>
  /** the distribution of the answer as a table for other programs; undefined when it was stopped */
  csv(words: CsvWords): Promise<string | undefined>
}

/** The part of a state that undo brings back. */
export type Undoable = Pick<CalculatorState, 'input' | 'output' | 'texts' | 'problems' | 'refused' | 'preset'>

export const undoable = ({ input, output, texts, problems, refused, preset }: CalculatorState): Undoable => ({
  input,
  output,
  texts,
  problems,
  refused,
  preset,
})

/**
 * What a reply changes in a state. Without an output, the last answer stays.
 *
 * @param others problems that the reply leaves as they are
 */
export function replied(
  { input, output, texts, problems, refused }: Reply,
  others: readonly FieldProblem[] = [],
): Omit<Undoable, 'output'> & Partial<Pick<Undoable, 'output'>> {
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
