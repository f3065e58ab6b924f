import type { Fields, Input } from '@rulestone/core'
import { toText } from '@rulestone/core/calculators/field-value'
import type { Texts } from '../address/calculator-address.ts'
import { changedValues } from '../address/changed-values.ts'

/** A state as an address holds it, on the page of its calculator: what differs from the defaults. */
export const textsFromDefaults = (fields: Fields, input: Input): Texts =>
  Object.fromEntries(Object.entries(changedValues(fields, input)).map(([id, value]) => [id, toText(value)]))

/**
 * A state as it is written into the text of a rule.
 *
 * @example
 * directive('attack', { ac: '18' }) // => '::calculator{id="attack" ac="18"}'
 */
export function directive(id: string, texts: Texts): string {
  const attributes = Object.entries({ id, ...texts }).map(
    ([name, text]) => `${name}="${text.replaceAll('"', '&quot;')}"`,
  )
  return `::calculator{${attributes.join(' ')}}`
}

/** What an answer says, in parts that follow each other. */
export interface Told {
  readonly title: string
  readonly headline: string
  readonly figures: readonly (readonly [name: string, value: string])[]
  readonly steps: readonly string[]
  readonly link: string
}

/** An answer as plain text, to be sent to others. */
export const answerText = ({ title, headline, figures, steps, link }: Told): string =>
  [
    title,
    headline,
    ...figures.map(([name, value]) => `${name}: ${value}`),
    '',
    ...steps.map((step) => `- ${step}`),
    '',
    link,
  ].join('\n')
