import type { Fields, Input, Output, StepKinds } from '@rulestone/core'
import type { RuleLink } from '../../library/rule-links.ts'
import type { Strings } from '../../shared/make-t.ts'
import type { PageOutput } from '../answer/page-output.ts'

/**
 * The data of a calculator in a language, independent of its place: `calculators/{id}.json`, which pages fetch on
 * demand.
 */
export interface CalculatorPart {
  /** the language tag for `Intl` */
  readonly tag: string
  readonly fields: Fields
  /** the kinds of its steps, each with its values */
  readonly stepKinds: StepKinds
  /** the steps that are left out if lengths are shown in squares */
  readonly intoSquares?: readonly string[]
  /** the ids of its presets */
  readonly presets?: readonly string[]
  /** the rules that steps can cite, by id */
  readonly rules: Readonly<Record<string, RuleLink>>
  /** the strings of the calculator; those of the site under `site.`, of units under `units.` */
  readonly strings: Strings
}

/** One calculator of a page, as plain data: the page shows its answer before any script runs. */
export interface CalculatorProps extends CalculatorPart {
  /** the id of the calculator in core */
  readonly id: string
  /** which calculator of the page it is, from 1 */
  readonly ordinal: number
  /** the prefixes of its URL parameters, see `parameterPrefixes` */
  readonly prefixes: string
  /** `page`: on its own page; `text`: inside a rule, smaller */
  readonly place: 'page' | 'text'
  /** the state that the rule text sets */
  readonly base: Input
  /** the answer for that state */
  readonly output: Output | PageOutput
  /** the ids of its rolls */
  readonly offers: readonly string[]
  /** the calculator's own page, if this is inside a text */
  readonly page?: string
}

/** The props of a calculator island. */
export interface IslandProps extends Omit<CalculatorProps, keyof CalculatorPart> {
  /** the values that differ from the defaults */
  readonly base: CalculatorProps['base']
  /** the URL of the part */
  readonly from: string
  /** the part as JSON, added before the island is hydrated */
  readonly part?: string
  /** the id of the heading above, if the page has several calculators */
  readonly heading?: string
  /** rules that the steps of this state cite and the part lacks */
  readonly moreRules?: CalculatorProps['rules']
}
