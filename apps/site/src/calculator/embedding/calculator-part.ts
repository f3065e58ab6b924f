import type { Input } from '@rulestone/core'
import type { CalculatorProps } from './calculator-props.ts'

/** What a calculator is wherever it stands in a language: fetched by the page once it is needed, and not part of it. */
export type CalculatorPart = Pick<CalculatorProps, 'tag' | 'fields' | 'presets' | 'rules' | 'strings'>

/** What a page gives the island of a calculator. */
export interface IslandProps extends Omit<CalculatorProps, keyof CalculatorPart> {
  /** of the state that the text fills in, what is not as the fields have it */
  readonly base: CalculatorProps['base']
  /** the address of the part, which `client:calculator` fetches, or whoever opens a line of a chapter */
  readonly from: string
  /** the part as JSON: there when the island wakes up */
  readonly part?: string
  /** the id of the heading above it, which tells it from others of the page */
  readonly heading?: string
  /** rules that the steps of this state name, where the part has not got them */
  readonly moreRules?: CalculatorProps['rules']
}

/** The state in which every field has its usual value. */
export const usualState = (fields: CalculatorPart['fields']): Input =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]))

/** The parts of the calculators that were drawn for a page, by address. */
const parts = new Map<string, CalculatorPart>()

/** Keeps a part for the drawing of pages. */
export const keepPart = (address: string, part: CalculatorPart): unknown => parts.set(address, part)

/**
 * Puts what the page gives a calculator together with its part.
 *
 * @throws RangeError when there is no part
 */
export function wholeProps({ from, part, moreRules, ...own }: IslandProps): CalculatorProps {
  const kept: CalculatorPart | undefined = part === undefined ? parts.get(from) : JSON.parse(part)
  if (kept === undefined) throw new RangeError(`part of ${own.id} is missing. Tip: it stands at ${from}.`)
  return { ...own, ...kept, base: { ...usualState(kept.fields), ...own.base }, rules: { ...kept.rules, ...moreRules } }
}
