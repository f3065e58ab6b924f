import { type AnyCalculator, CALCULATORS, type Input, type Output, readState, writeState } from '@rulestone/core'
import { byLocale, LANGUAGE_TAGS, type Locale } from '@rulestone/text'
import { addresses } from './addresses.ts'
import { queryWithTexts, type Texts } from './calculator-address.ts'
import { defined } from './calculator-answer.ts'
import { type CalculatorPart, type IslandProps, keepPart } from './calculator-part.ts'
import type { CalculatorProps, RuleLink } from './calculator-props.ts'
import { calculatorStrings } from './calculator-strings.ts'
import { changedValues } from './changed-values.ts'
import { onceEach } from './once.ts'
import { ruleLinks } from './rule-links.ts'

/** Where a calculator stands, and what the text there fills in. */
export interface Embedding {
  readonly locale: Locale
  readonly id: string
  readonly texts: Texts
  readonly ordinal: number
  readonly place: CalculatorProps['place']
}

/**
 * The calculator of an id.
 *
 * @throws RangeError when core has none
 */
export function calculatorOf(id: string): AnyCalculator {
  const calculator = CALCULATORS.find((candidate) => candidate.id === id)
  if (!calculator) throw new RangeError(`id is "${id}"; core has no such calculator. Tip: see CALCULATORS.`)
  return calculator
}

/**
 * What a calculator answers for a state that the text fills in.
 *
 * @throws RangeError when the state has a problem: the checks of the content were skipped
 */
export function answerFor(calculator: AnyCalculator, texts: Texts): { readonly base: Input; readonly output: Output } {
  const { input, problems } = readState(calculator, texts)
  const result = calculator.compute(input)
  const [problem] = result.ok ? problems : [result.error]
  if (problem || !result.ok) {
    throw new RangeError(
      `${calculator.id}: ${problem?.field} is "${problem?.got}" (${problem?.code}). Tip: run the checks.`,
    )
  }
  return { base: input, output: result.value }
}

const stepRules = ({ steps }: Output): string[] => steps.map(({ rule }) => rule)

/** The rules that the examples of a calculator apply. */
const rulesOfExamples = onceEach((calculator: AnyCalculator): ReadonlySet<string> => {
  const { input: start } = readState(calculator, {})
  const results = calculator.examples.map(({ input }) => calculator.compute({ ...start, ...defined(input) }))
  return new Set(results.flatMap((result) => (result.ok ? stepRules(result.value) : [])))
})

/** The names and addresses of rules that steps name. */
async function linksOf(locale: Locale, ids: Iterable<string>): Promise<CalculatorProps['rules']> {
  const links = await ruleLinks(locale)
  return Object.fromEntries(
    Array.from(ids).flatMap((rule): [string, RuleLink][] => {
      const link = links.get(rule)
      return link === undefined ? [] : [[rule, link]]
    }),
  )
}

/** What a calculator is wherever it stands in a language, with the rules that its examples apply. */
export async function calculatorPart(locale: Locale, id: string): Promise<CalculatorPart> {
  const calculator = calculatorOf(id)
  return {
    tag: LANGUAGE_TAGS[locale],
    fields: calculator.fields,
    rules: await linksOf(locale, new Set([...calculator.rules, ...rulesOfExamples(calculator)])),
    strings: await calculatorStrings(locale, calculator),
    ...(calculator.presets ? { presets: calculator.presets.map((preset) => preset.id) } : {}),
  }
}

const partsIn = byLocale((locale) => onceEach((id: string) => calculatorPart(locale, id)))

/** Everything that a page gives a calculator; the part that is the same everywhere is kept for the drawing. */
export async function embedCalculator({ locale, id, texts, ordinal, place }: Embedding): Promise<IslandProps> {
  const calculator = calculatorOf(id)
  const { base, output } = answerFor(calculator, texts)
  const from = addresses.calculatorPart(locale, id)
  const part = await partsIn[locale](id)
  keepPart(from, part)
  const more = stepRules(output).filter((rule) => !Object.hasOwn(part.rules, rule))
  const page = addresses.calculator(locale, id) + queryWithTexts('', 1, writeState(calculator, base))
  return {
    id,
    from,
    ordinal,
    place,
    base: changedValues(calculator.fields, base),
    output,
    offers: calculator.rolls(base).map((offer) => offer.id),
    ...(more.length > 0 ? { moreRules: await linksOf(locale, new Set(more)) } : {}),
    ...(place === 'text' ? { page } : {}),
  }
}
