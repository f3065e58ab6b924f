import {
  type AnyCalculator,
  CALCULATORS,
  type Edition,
  type Input,
  type Output,
  readState,
  writeState,
} from '@rulestone/core'
import type { Block, Locale } from '@rulestone/text'
import { queryWithStates, type Texts } from '../calculator/index.ts'
import { addresses } from '../library/addresses.ts'
import { CURRENT_EDITION, type OlderEdition } from '../library/edition-of.ts'

/** A calculation with its answer under each edition. */
export interface Calculation {
  readonly calculator: AnyCalculator
  readonly answers: readonly {
    readonly ruleset: Edition
    readonly input: Input
    readonly output: Output
  }[]
  /** the page of the calculator, with both answers side by side */
  readonly href: string
}

function calculation(
  locale: Locale,
  edition: OlderEdition,
  calculator: AnyCalculator,
  state: Texts,
): Calculation | undefined {
  const answers = ([CURRENT_EDITION, edition] as const).flatMap((ruleset) => {
    const { input, parsed, problems } = readState(calculator, { ...state, ruleset })
    const result = calculator.compute(parsed)
    return result.ok && problems.length === 0 ? [{ ruleset, input, output: result.value }] : []
  })
  const [current, older] = answers
  if (!current || !older) return undefined
  const states = { texts: writeState(calculator, older.input), compared: writeState(calculator, current.input) }
  return { calculator, answers, href: addresses.calculator(locale, calculator.id) + queryWithStates('', '', states) }
}

/** Older rules whose calculations are compared with today's. */
interface Compared {
  readonly edition: OlderEdition
  readonly ids: ReadonlySet<string>
  readonly blocks: readonly Block[]
}

/** The calculations of some blocks, and those of core for their rules, that work under either edition. */
export function calculationsOf(locale: Locale, { edition, ids, blocks }: Compared): Calculation[] {
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
    const found = calculation(locale, edition, calculator, state)
    if (!found || known.has(found.href)) return []
    known.add(found.href)
    return [found]
  })
}
