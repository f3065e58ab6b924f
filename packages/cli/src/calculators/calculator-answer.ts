import {
  type AnyCalculator,
  type FieldProblem,
  fail,
  type Input,
  type Output,
  ok,
  type Result,
  type ResultTable,
  type StepValue,
  stepValues,
  toText,
  writeState,
} from '@rulestone/core'
import { numberFormats } from '@rulestone/text/number-formats'
import { histogram } from '../dice/histogram.ts'
import { alignColumns } from '../terminal/columns.ts'
import { distributionData, writeFraction } from '../terminal/exact.ts'
import type { JsonObject } from '../terminal/json.ts'
import type { Strings } from '../terminal/strings.ts'
import type { ReadInput } from './calculator-input.ts'
import type { CalculatorWords } from './calculator-words.ts'
import { drawingLines } from './draw-squares.ts'
import { fieldSentence } from './field-problem.ts'

/** A calculator, and the words to answer in. */
export interface Asked {
  readonly calculator: AnyCalculator
  readonly words: CalculatorWords
  readonly strings: Strings
}

/** An input of a calculator, and its answer. */
export interface Answer extends Asked {
  readonly input: Input
  readonly output: Output
}

/** The answer of a calculator to an input, or all errors of the input. */
export function answerTo(
  asked: Asked,
  { input, parsed, problems }: ReadInput,
): Result<Answer, readonly FieldProblem[]> {
  if (problems.length > 0) return fail(problems)
  const result = asked.calculator.compute(parsed)
  return result.ok ? ok({ ...asked, input, output: result.value }) : fail([result.error])
}

/** A value or figure as text, not rounded. */
function exact({ value }: Pick<StepValue, 'value'>): string {
  return typeof value === 'object' && 'numerator' in value ? writeFraction(value) : toText(value)
}

/** A drawing as data. */
const drawingData = ({ rows, ground, legend, origin, path }: NonNullable<Output['drawing']>): JsonObject => ({
  rows,
  ...(ground && { ground }),
  legend: legend.map((entry) => ({ ...entry })),
  ...(origin && { origin: { ...origin } }),
  ...(path && { path: { ...path, squares: path.squares.map((square) => ({ ...square })) } }),
})

/** The answer as data, exact. */
export const answerData = ({ calculator, input, output, words }: Answer): JsonObject => ({
  calculator: calculator.id,
  input: writeState(calculator, input, {}),
  figures: Object.fromEntries(output.figures.map((figure) => [figure.id, exact(figure)])),
  ...(output.threshold === undefined ? {} : { threshold: String(output.threshold) }),
  ...(output.distribution && distributionData(output.distribution)),
  ...(output.table && {
    table: { columns: output.table.columns, rows: output.table.rows.map((row) => row.map(exact)) },
  }),
  ...(output.drawing && { drawing: drawingData(output.drawing) }),
  steps: output.steps.map((step) => ({
    kind: step.kind,
    rule: step.rule,
    values: Object.fromEntries(
      Object.entries(stepValues(calculator.steps, step)).map(([name, value]) => [name, exact(value)]),
    ),
    sentence: words.step(step),
  })),
})

/** All errors of an input as data; `path` is the field, and the index in its list. */
export const problemData = (
  { calculator, strings }: Asked,
  problems: readonly FieldProblem[],
  place: JsonObject = {},
): JsonObject => ({
  calculator: calculator.id,
  ...place,
  error: problems.map((problem) => {
    const { field: path, code, got, expected, at } = problem
    const sentence = fieldSentence(problem, strings, path)
    return { path, code, got, expected, ...(at !== undefined && { at }), sentence }
  }),
})

const FIGURES: ReadonlySet<StepValue['kind']> = new Set(['integer', 'signed', 'probability', 'number', 'quantity'])

/** A table with its headings. The last columns, if they hold only figures, are right-aligned. */
function tableLines({ columns, rows }: ResultTable, words: CalculatorWords): string[] {
  const rightFrom =
    1 + columns.findLastIndex((_, index) => rows.some((row) => !FIGURES.has(row[index]?.kind ?? 'word')))
  const cells = rows.map((row) => row.map((value) => words.value(value)))
  return alignColumns([columns.map((column) => words.column(column)), ...cells], rightFrom)
}

/** The answer for people: the figures, the table, the steps with the ids of their rules, and the distribution. */
export function answerLines({ input, output, words, strings }: Answer, columns: number): string[] {
  const { figures, steps, distribution, table, threshold, drawing } = output
  return [
    words.title,
    ...alignColumns(figures.map((figure) => words.figure(figure, input, output))),
    '',
    ...(drawing ? [...drawingLines(drawing, (id) => words.value({ kind: 'word', value: id })), ''] : []),
    ...(table ? [...tableLines(table, words), ''] : []),
    ...steps.map((step) => `- ${words.step(step)} (${step.rule})`),
    ...(distribution
      ? [
          '',
          words.outcome,
          ...histogram(distribution, { columns, formats: numberFormats(strings.tag), range: words.range, threshold }),
        ]
      : []),
  ]
}
