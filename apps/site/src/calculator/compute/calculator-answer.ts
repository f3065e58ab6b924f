import type { FieldProblem, Input, RollOffer } from '@rulestone/core'
import { inRules } from '../../display/in-rules.ts'
import type { UnitSystem } from '../../display/units.ts'
import type { Texts } from '../address/calculator-address.ts'
import { type PageOutput, pageOutput } from '../answer/page-output.ts'
import { type CsvWords, chartCsv } from '../chart/chart-csv.ts'
import type { Loaded } from './load-calculator.ts'

/** What a calculator is asked. Plain data: it can be sent to a worker. */
export interface Question {
  /** what fields are given, as it was typed or stands in an address */
  readonly texts: Texts
  /** the units of the texts, where they are not those of the rules */
  readonly system?: UnitSystem
  /** what the other fields hold, and what wrong ones fall back to */
  readonly from: Input
  /** the state of the page, which addresses leave out */
  readonly base: Input
  /** a state of its own that is taken first */
  readonly preset?: string
}

/** What it answers, as plain data. */
export interface Reply {
  readonly input: Input
  /** nothing where the state cannot be computed */
  readonly output?: PageOutput
  /** what could not be read, by field */
  readonly problems: readonly FieldProblem[]
  /** which field holds something too large to be computed */
  readonly refused?: FieldProblem
  /** the state as an address holds it */
  readonly texts: Texts
}

/** A part of a state, as a state. */
export const defined = (input: Partial<Input>): Input =>
  Object.fromEntries(Object.entries(input).flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])))

/** Texts in the units of a reader as the rules measure them. */
const measuredTexts = ({ fields }: Loaded['calculator'], texts: Texts, system: UnitSystem): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([id, text]) => {
      const field = fields[id]
      return [id, field?.type === 'integer' && field.unit ? inRules(text, field.unit, system) : text]
    }),
  )

/** Answers a question with the code of a calculator. */
export function answer({ calculator, readState, writeState }: Loaded, question: Question): Reply {
  const { texts, system = 'feet', from, base, preset } = question
  const start = calculator.presets?.find(({ id }) => id === preset)?.input ?? {}
  const { input, parsed, problems } = readState(
    calculator,
    system === 'feet' ? texts : measuredTexts(calculator, texts, system),
    { ...from, ...defined(start) },
  )
  const result = calculator.compute(parsed)
  const written = writeState(calculator, input, base)
  if (result.ok) return { input, output: pageOutput(input, result.value), problems, texts: written }
  return { input, problems, refused: result.error, texts: written }
}

/** The distribution of a state as a table for other programs; nothing where the state has none. */
function csv({ calculator, parseInput }: Loaded, input: Input, words: CsvWords): string | undefined {
  const result = calculator.compute(parseInput(calculator, input))
  return result.ok && result.value.distribution ? chartCsv(result.value.distribution, words) : undefined
}

/** What a worker is told: to be ready, to answer, to say what can be rolled, or to write a table. */
export type Order =
  | { readonly kind: 'load' }
  | { readonly kind: 'answer'; readonly question: Question }
  | { readonly kind: 'offers'; readonly input: Input }
  | { readonly kind: 'csv'; readonly input: Input; readonly words: CsvWords }

/** What comes back for each kind of order. */
export interface Results {
  readonly load: undefined
  readonly answer: Reply
  readonly offers: readonly RollOffer[]
  readonly csv: string | undefined
}

/** Carries an order out. */
export function carryOut(loaded: Loaded, order: Order): Results[Order['kind']] {
  const { calculator, parseInput } = loaded
  switch (order.kind) {
    case 'load':
      return undefined
    case 'answer':
      return answer(loaded, order.question)
    case 'offers':
      return calculator.rolls(parseInput(calculator, order.input))
    case 'csv':
      return csv(loaded, order.input, order.words)
  }
}

/** An order on its way to a worker, and what comes back. */
export interface Sent {
  readonly key: number
  readonly id: string
  readonly order: Order
}

/** What a worker sends back. */
export type Returned =
  | { readonly key: number; readonly result: Results[Order['kind']] }
  | { readonly key: number; readonly error: string }
