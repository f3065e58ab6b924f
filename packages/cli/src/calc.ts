import { CALCULATORS, type Input, type Output, readState, type StepValue, writeState } from '@rulestone/core'
import { readArguments } from './arguments.ts'
import { fieldHelp } from './calculator-help.ts'
import { type AnyCalculator, type CalculatorWords, calculatorWords } from './calculator-words.ts'
import { alignColumns } from './columns.ts'
import type { Command } from './commands.ts'
import { distributionData, writeFraction } from './exact.ts'
import { describeFieldProblem } from './field-problem.ts'
import { histogram } from './histogram.ts'
import { writeJson } from './json.ts'
import { quantities } from './quantity.ts'
import { Refusal } from './refusal.ts'
import { openStrings, type Strings } from './strings.ts'
import type { Terminal } from './terminal.ts'
import { USAGE } from './words.ts'

/** What a calculator was asked, and what it answers. */
interface Answer {
  readonly calculator: AnyCalculator
  readonly input: Input
  readonly output: Output
  readonly words: CalculatorWords
}

const ids = (): string[] => CALCULATORS.map(({ id }) => id)

function calculatorNamed(id: string): AnyCalculator {
  const calculator = CALCULATORS.find((one) => one.id === id)
  if (!calculator) throw new Refusal(USAGE.unknownCalculator(id, ids()))
  return calculator
}

/** A value or figure as text, none of it rounded. */
function exact({ value }: Pick<StepValue, 'value'>): string {
  return typeof value === 'object' ? writeFraction(value) : String(value)
}

/** The answer as data, exact. */
const data = ({ calculator, input, output, words }: Answer): string =>
  writeJson({
    calculator: calculator.id,
    input: writeState(calculator, input, {}),
    figures: Object.fromEntries(output.figures.map((figure) => [figure.id, exact(figure)])),
    ...(output.threshold === undefined ? {} : { threshold: String(output.threshold) }),
    ...(output.distribution && distributionData(output.distribution)),
    steps: output.steps.map((step) => ({
      rule: step.rule,
      id: step.id,
      values: Object.fromEntries(Object.entries(step.values).map(([name, value]) => [name, exact(value)])),
      sentence: words.step(step),
    })),
  })

/** The answer for people: the figures, the steps with the ids of their rules, and the distribution. */
function lines({ input, output, words }: Answer, { tag }: Strings, columns: number): string[] {
  const { figures, steps, distribution, threshold } = output
  return [
    words.title,
    ...alignColumns(figures.map((figure) => words.figure(figure, input, output))),
    '',
    ...steps.map((step) => `- ${words.step(step)} (${step.rule})`),
    ...(distribution
      ? ['', words.outcome, ...histogram(distribution, { columns, write: quantities(tag), threshold })]
      : []),
  ]
}

/** `rulestone calc --list`: what calculators there are. */
async function list(args: readonly string[], { out }: Terminal): Promise<number> {
  const {
    values: { lang },
    flags,
  } = readArguments(args, { list: 'flag', json: 'flag', lang: 'value' })
  if (!flags.has('list')) throw new Refusal(USAGE.calculatorMissing(ids()))
  const strings = await openStrings(lang)
  const described = CALCULATORS.map((calculator) => ({ calculator, words: calculatorWords(calculator, strings) }))
  if (flags.has('json')) {
    const rows = described.map(({ calculator: { id, rules, fields }, words: { title, caption } }) => ({
      id,
      title,
      caption,
      rules,
      fields: Object.keys(fields),
    }))
    out(writeJson(rows))
  } else {
    const rows = described.map(({ calculator: { id }, words: { title, caption } }) => [id, title, caption])
    out(alignColumns(rows).join('\n'))
  }
  return 0
}

/** `rulestone calc ID`: runs a calculator of the rules. */
export const calc: Command = {
  async run(args, terminal) {
    const [id, ...rest] = args
    if (id === undefined || id.startsWith('--')) return list(args, terminal)
    const calculator = calculatorNamed(id)
    const fields = Object.fromEntries(Object.keys(calculator.fields).map((field) => [field, 'value'] as const))
    const { positionals, values, flags } = readArguments(rest, { ...fields, json: 'flag', lang: 'value' })
    const [unexpected] = positionals
    if (unexpected !== undefined) throw new Refusal(USAGE.unexpectedArgument(unexpected))
    const { lang, ...state } = values
    const strings = await openStrings(lang)
    const { input, problems } = readState(calculator, state)
    if (problems.length > 0) {
      throw new Refusal(problems.map((problem) => describeFieldProblem(problem, strings)).join('\n'))
    }
    const result = calculator.compute(input)
    if (!result.ok) throw new Refusal(describeFieldProblem(result.error, strings))
    const answer = { calculator, input, output: result.value, words: calculatorWords(calculator, strings) }
    terminal.out(flags.has('json') ? data(answer) : lines(answer, strings, terminal.columns).join('\n'))
    return 0
  },
  async help([id, ...rest]) {
    if (id === undefined || id.startsWith('--')) return undefined
    const calculator = calculatorNamed(id)
    const {
      values: { lang },
    } = readArguments(rest, { lang: 'value' })
    return fieldHelp(calculator, calculatorWords(calculator, await openStrings(lang)))
  },
}
