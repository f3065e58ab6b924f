import type { AnyCalculator, Fields, Input, Output } from '@rulestone/core'
import type { RuleLink } from '../../library/rule-links.ts'
import type { Strings } from '../../shared/make-t.ts'
import type { PageOutput } from '../answer/page-output.ts'

/** A calculator as a page carries it: without its examples. */
export type LiveCalculator = Omit<AnyCalculator, 'examples'>

/** What a page gives a calculator: plain data, so that the first result stands in the page before any script runs. */
export interface CalculatorProps {
  /** the id of the calculator in core */
  readonly id: string
  /** the language for `Intl` */
  readonly tag: string
  /** which calculator of the page it is, from 1 */
  readonly ordinal: number
  /** what its parameters in an address begin with, see `stateNames` */
  readonly names: string
  /** `page`: a page of its own; `text`: inside a rule, smaller */
  readonly place: 'page' | 'text'
  readonly fields: Fields
  /** the state that the text fills in */
  readonly base: Input
  /** what that state answers */
  readonly output: Output | PageOutput
  /** the ids of the states that it offers to start from */
  readonly presets?: readonly string[]
  /** the ids of the rolls it offers */
  readonly offers: readonly string[]
  /** the rules that steps can name, by id */
  readonly rules: Readonly<Record<string, RuleLink>>
  /** the strings of the calculator; those of the site under `site.`, of units under `units.` */
  readonly strings: Strings
  /** the calculator's own page, for one inside a text */
  readonly page?: string
}
