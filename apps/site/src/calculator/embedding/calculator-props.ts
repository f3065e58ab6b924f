import type { Fields, Input, Output, StepKinds } from '@rulestone/core'
import type { RuleLink } from '../../library/rule-links.ts'
import type { Strings } from '../../shared/make-t.ts'
import type { PageOutput } from '../answer/page-output.ts'

/** What a calculator is wherever it stands in a language: `calculators/{id}.json`, which pages fetch when they need it. */
export interface CalculatorPart {
  /** the language for `Intl` */
  readonly tag: string
  readonly fields: Fields
  /** the kinds of its steps, each with its values */
  readonly stepKinds: StepKinds
  /** the steps that are left out where lengths are shown in squares */
  readonly intoSquares?: readonly string[]
  /** the ids of its presets */
  readonly presets?: readonly string[]
  /** the rules that steps can name, by id */
  readonly rules: Readonly<Record<string, RuleLink>>
  /** the strings of the calculator; those of the site under `site.`, of units under `units.` */
  readonly strings: Strings
}

/** One calculator of a page, as plain data: its answer stands in the page before any script runs. */
export interface CalculatorProps extends CalculatorPart {
  /** the id of the calculator in core */
  readonly id: string
  /** which calculator of the page it is, from 1 */
  readonly ordinal: number
  /** what its parameters in an address begin with, see `stateNames` */
  readonly names: string
  /** `page`: on a page of its own; `text`: inside a rule, smaller */
  readonly place: 'page' | 'text'
  /** the state that the text sets */
  readonly base: Input
  /** the answer for that state */
  readonly output: Output | PageOutput
  /** the ids of the rolls that it offers */
  readonly offers: readonly string[]
  /** the calculator's own page, where it stands in a text */
  readonly page?: string
}

/** What a page passes to the island of a calculator. */
export interface IslandProps extends Omit<CalculatorProps, keyof CalculatorPart> {
  /** the fields of the state whose values are not the defaults */
  readonly base: CalculatorProps['base']
  /** the address of the part */
  readonly from: string
  /** the part as JSON, added before the island is hydrated */
  readonly part?: string
  /** the id of the heading above, where the page has several calculators */
  readonly heading?: string
  /** rules that the steps of this state name and the part does not have */
  readonly moreRules?: CalculatorProps['rules']
}
