import { type AnyCalculator, CALCULATORS, type Input, type Output, readState, writeState } from '@rulestone/core'
import { LANGUAGE_TAGS, type Locale } from '@rulestone/text'
import { addresses } from './addresses.ts'
import { queryWithTexts, type Texts } from './calculator-address.ts'
import type { CalculatorProps, RuleLink } from './calculator-props.ts'
import { calculatorStrings } from './calculator-strings.ts'
import { ruleLinks } from './rule-links.ts'
import { allRules } from './rules.ts'

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

/** The rules that the steps of a calculator can name: its own, and those that this state and its examples apply. */
function rulesNamed(calculator: AnyCalculator, output: Output): ReadonlySet<string> {
  const outputs = calculator.examples.flatMap(({ input }) => {
    const result = calculator.compute({ ...readState(calculator, {}).input, ...defined(input) })
    return result.ok ? [result.value] : []
  })
  const steps = [output, ...outputs].flatMap(({ steps: list }) => list.map(({ rule }) => rule))
  return new Set([...calculator.rules, ...steps])
}

const defined = (input: Partial<Input>): Input =>
  Object.fromEntries(Object.entries(input).flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])))

/** Everything that a calculator takes along into the page. */
export async function embedCalculator({ locale, id, texts, ordinal, place }: Embedding): Promise<CalculatorProps> {
  const calculator = calculatorOf(id)
  const { base, output } = answerFor(calculator, texts)
  const links = ruleLinks(locale, await allRules())
  const rules = Array.from(rulesNamed(calculator, output)).flatMap((rule): [string, RuleLink][] => {
    const link = links.get(rule)
    return link === undefined ? [] : [[rule, link]]
  })
  const page = addresses.calculator(locale, id) + queryWithTexts('', 1, writeState(calculator, base))
  return {
    id,
    tag: LANGUAGE_TAGS[locale],
    ordinal,
    place,
    fields: calculator.fields,
    base,
    output,
    offers: calculator.rolls(base).map((offer) => offer.id),
    rules: Object.fromEntries(rules),
    strings: await calculatorStrings(locale, calculator),
    ...(calculator.presets ? { presets: calculator.presets.map((preset) => preset.id) } : {}),
    ...(place === 'text' ? { page } : {}),
  }
}
