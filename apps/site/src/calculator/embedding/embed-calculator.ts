import {
  type AnyCalculator,
  CALCULATORS,
  type Input,
  type Output,
  parseInput,
  readState,
  writeState,
} from '@rulestone/core'
import { byLocale, LANGUAGE_TAGS, type Locale } from '@rulestone/text'
import { addresses } from '../../library/addresses.ts'
import { calculatorNames } from '../../library/i18n.ts'
import { onceEach } from '../../library/once.ts'
import { type RuleLink, ruleLinks } from '../../library/rule-links.ts'
import { queryWithTexts, type Texts } from '../address/calculator-address.ts'
import { nonDefaultValues } from '../address/non-default-values.ts'
import type { AnswerInWords } from '../answer/answer-words.ts'
import { defined } from '../compute/answer.ts'
import { answerInWords } from './answer-in-words.ts'
import type { CalculatorPart, CalculatorProps, IslandProps } from './calculator-props.ts'
import { shownStrings } from './shown-strings.ts'
import { providePart } from './whole-props.ts'

/** A calculator of a page, and the values that the rule text sets. */
export interface Embedding {
  readonly locale: Locale
  readonly id: string
  readonly texts: Texts
  readonly ordinal: number
  readonly prefixes: string
  readonly place: CalculatorProps['place']
}

/**
 * The calculator with an id.
 *
 * @throws RangeError if core has none
 */
function calculatorOf(id: string): AnyCalculator {
  const calculator = CALCULATORS.find((candidate) => candidate.id === id)
  if (!calculator) throw new RangeError(`id is "${id}"; core has no such calculator. Tip: see CALCULATORS.`)
  return calculator
}

/** A state with its answer. */
interface AnswerFor {
  readonly base: Input
  readonly output: Output
}

function compute(calculator: AnyCalculator, texts: Texts): AnswerFor {
  const { input, parsed, problems } = readState(calculator, texts)
  const result = calculator.compute(parsed)
  const [problem] = result.ok ? problems : [result.error]
  if (problem || !result.ok) {
    throw new RangeError(
      `${calculator.id}: ${problem?.field} is "${problem?.got}" (${problem?.code}). Tip: run the checks.`,
    )
  }
  return { base: input, output: result.value }
}

/** Cached by calculator and state: a build renders each in every language, in a rule and in a chapter. */
const answersOf = onceEach((calculator: AnyCalculator) =>
  onceEach((query: string) => compute(calculator, Object.fromEntries(new URLSearchParams(query)))),
)

/**
 * The answer of a calculator for the values that a rule text sets.
 *
 * @throws RangeError if a value is invalid: the checks of the content were skipped
 */
export const answerFor = (calculator: AnyCalculator, texts: Texts): AnswerFor =>
  answersOf(calculator)(`${new URLSearchParams(texts)}`)

const stepRules = ({ steps }: Output): string[] => steps.map(({ rule }) => rule)

/** The rules that the examples of a calculator cite. */
const rulesOfExamples = onceEach((calculator: AnyCalculator): ReadonlySet<string> => {
  const { input: start } = readState(calculator, {})
  const results = calculator.examples.map(({ input }) =>
    calculator.compute(parseInput(calculator, { ...start, ...defined(input) })),
  )
  return new Set(results.flatMap((result) => (result.ok ? stepRules(result.value) : [])))
})

/** The titles and URLs of rules that steps cite. */
async function linksOf(locale: Locale, ids: Iterable<string>): Promise<CalculatorProps['rules']> {
  const links = await ruleLinks(locale)
  return Object.fromEntries(
    Array.from(ids).flatMap((rule): [string, RuleLink][] => {
      const link = links.get(rule)
      return link === undefined ? [] : [[rule, link]]
    }),
  )
}

/** The data of a calculator in a language, with the rules that its examples cite. */
export async function calculatorPart(locale: Locale, id: string): Promise<CalculatorPart> {
  const calculator = calculatorOf(id)
  return {
    tag: LANGUAGE_TAGS[locale],
    fields: calculator.fields,
    stepKinds: calculator.steps,
    ...(calculator.intoSquares && { intoSquares: calculator.intoSquares }),
    rules: await linksOf(locale, new Set([...calculator.rules, ...rulesOfExamples(calculator)])),
    strings: await shownStrings(locale, calculator),
    ...(calculator.presets ? { presets: calculator.presets.map((preset) => preset.id) } : {}),
  }
}

const partsIn = byLocale((locale) => onceEach((id: string) => calculatorPart(locale, id)))

/** A calculator of a page with its answer and its part. */
interface PreparedCalculator extends Pick<IslandProps, 'from' | 'moreRules'> {
  readonly calculator: AnyCalculator
  readonly base: Input
  readonly output: Output
  readonly part: CalculatorPart
  /** its own page with the same state */
  readonly page: string
}

async function prepare({ locale, id, texts }: Pick<Embedding, 'locale' | 'id' | 'texts'>): Promise<PreparedCalculator> {
  const calculator = calculatorOf(id)
  const { base, output } = answerFor(calculator, texts)
  const from = addresses.calculatorPart(locale, id)
  const part = await partsIn[locale](id)
  const more = stepRules(output).filter((rule) => !Object.hasOwn(part.rules, rule))
  return {
    calculator,
    base,
    output,
    from,
    part,
    page: addresses.calculator(locale, id) + queryWithTexts('', '', writeState(calculator, base)),
    ...(more.length > 0 ? { moreRules: await linksOf(locale, new Set(more)) } : {}),
  }
}

/** The props of an expanded calculator on a page; also provides its part for rendering. */
export async function embedCalculator({ ordinal, prefixes, place, ...asked }: Embedding): Promise<IslandProps> {
  const { calculator, base, output, from, part, page, moreRules } = await prepare(asked)
  providePart(from, part)
  return {
    id: calculator.id,
    from,
    ordinal,
    prefixes,
    place,
    base: nonDefaultValues(calculator.fields, base),
    output,
    offers: calculator.rolls(parseInput(calculator, base)).map((offer) => offer.id),
    ...(moreRules && { moreRules }),
    ...(place === 'text' ? { page } : {}),
  }
}

/** A collapsed calculator: its answer, and what is needed to expand it. */
export interface Folded extends Pick<PreparedCalculator, 'from' | 'page' | 'moreRules'> {
  readonly title: string
  readonly answer: AnswerInWords
  /** the ids of its fields, which URL parameters can name */
  readonly fields: readonly string[]
}

/** The props of a collapsed calculator. */
export async function foldCalculator(asked: Pick<Embedding, 'locale' | 'id' | 'texts'>): Promise<Folded> {
  const { calculator, base, output, from, page, moreRules } = await prepare(asked)
  return {
    title: calculatorNames(asked.locale, calculator.id).title,
    answer: await answerInWords(asked.locale, calculator, base, output),
    from,
    page,
    fields: Object.keys(calculator.fields),
    ...(moreRules && { moreRules }),
  }
}
