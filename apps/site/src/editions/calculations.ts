import { type AnyCalculator, CALCULATORS, type Input, type Output, readState, writeState } from '@rulestone/core'
import type { Block, Locale } from '@rulestone/text'
import { queryWithStates, type Texts } from '../calculator/index.ts'
import { addresses } from '../library/addresses.ts'

/** The editions that a calculator can answer for, the current one first. */
const EDITIONS = ['srd-5.2.1', 'next-2012'] as const

/** A calculation with its answer under each edition. */
export interface Calculation {
  readonly calculator: AnyCalculator
  readonly answers: readonly {
    readonly ruleset: (typeof EDITIONS)[number]
    readonly input: Input
    readonly output: Output
  }[]
  /** the page of the calculator, with both answers side by side */
  readonly href: string
}

function calculation(locale: Locale, calculator: AnyCalculator, state: Texts): Calculation | undefined {
  const answers = EDITIONS.flatMap((ruleset) => {
    const { input, parsed, problems } = readState(calculator, { ...state, ruleset })
    const result = calculator.compute(parsed)
    return result.ok && problems.length === 0 ? [{ ruleset, input, output: result.value }] : []
  })
  const [current, playtest] = answers
  if (!current || !playtest) return undefined
  const states = { texts: writeState(calculator, playtest.input), compared: writeState(calculator, current.input) }
  return { calculator, answers, href: addresses.calculator(locale, calculator.id) + queryWithStates('', '', states) }
}

/** The calculations of some blocks, and those of core for their rules, that work under either edition. */
export function calculationsOf(locale: Locale, ids: ReadonlySet<string>, blocks: readonly Block[]): Calculation[] {
  const embedded = blocks.flatMap((block) => {
    const calculator = CALCULATORS.find(({ id }) => block.kind === 'calculator' && id === block.calculator)
    return calculator && block.kind === 'calculator' ? [{ calculator, state: block.state }] : []
  })
  const embeddedIds = new Set(embedded.map(({ calculator }) => calculator.id))
  const others = CALCULATORS.filter(({ id, rules }) => !embeddedIds.has(id) && rules.some((rule) => ids.has(rule))).map(
    (calculator) => ({ calculator, state: {} }),
  )
  const known = new Set<string>()
  return [...embedded, ...others].flatMap(({ calculator, state }) => {
    if (!('ruleset' in calculator.fields)) return []
    const found = calculation(locale, calculator, state)
    if (!found || known.has(found.href)) return []
    known.add(found.href)
    return [found]
  })
}
