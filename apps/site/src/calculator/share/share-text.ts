import type { Fields, Input } from '@rulestone/core'
import { toText } from '@rulestone/core/calculators/fields'
import type { Texts } from '../address/calculator-address.ts'
import { nonDefaultValues } from '../address/non-default-values.ts'

/** A state as strings in the URL of the calculator's own page: the values that differ from the defaults. */
export const textsFromDefaults = (fields: Fields, input: Input): Texts =>
  Object.fromEntries(Object.entries(nonDefaultValues(fields, input)).map(([id, value]) => [id, toText(value)]))

/**
 * The directive that shows a state in a rule text.
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

/** The parts of an answer, in the order in which they are written. */
export interface AnswerParts {
  readonly title: string
  readonly headline: string
  readonly figures: readonly (readonly [name: string, value: string])[]
  readonly steps: readonly string[]
  readonly link: string
}

/** An answer as plain text. */
export const answerText = ({ title, headline, figures, steps, link }: AnswerParts): string =>
  [
    title,
    headline,
    ...figures.map(([name, value]) => `${name}: ${value}`),
    '',
    ...steps.map((step) => `- ${step}`),
    '',
    link,
  ].join('\n')
