import { type AnyCalculator, type Input, writeState } from '@rulestone/core'
import type { Rule } from '@rulestone/data-builder'
import type { Locale } from '@rulestone/text'
import type { JsonObject } from '../terminal/json.ts'

/** An id of a rule, with its name and the URL of its page. */
interface Citation extends JsonObject {
  readonly id: string
  readonly title: string
  readonly address: string
}

/** A rule or a heading of one: its citation, and the rule. */
interface Page {
  readonly citation: Citation
  readonly rule: Rule
}

/** The pages of rules in one language, by the ids of the rules, their former ids and their headings. */
export type RulePages = ReadonlyMap<string, Page>

/** The pages of rules. An id of a rule wins over that of a heading. */
export const pagesOf = (rules: readonly Rule[]): RulePages =>
  new Map(
    rules.flatMap((rule): [string, Page][] => {
      const { id, title, url, headings, formerIds } = rule
      const page = { rule, citation: { id, title, address: url } }
      return [
        ...headings.map((heading): [string, Page] => {
          const address = `${url}#${heading.id}`
          return [heading.id, { rule, citation: { id: heading.id, title: heading.text, address } }]
        }),
        ...[...formerIds, id].map((one): [string, Page] => [one, page]),
      ]
    }),
  )

/** The URL of the page of a calculator, with its fields filled in. */
export function calculatorPage(site: string, locale: Locale, calculator: AnyCalculator, input: Input = {}): string {
  const query = new URLSearchParams(writeState(calculator, input)).toString()
  return `${site}/${locale}/calculators/${calculator.id}/${query === '' ? '' : `?${query}`}`
}
