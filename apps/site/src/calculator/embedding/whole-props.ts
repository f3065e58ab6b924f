import type { Input } from '@rulestone/core'
import type { CalculatorPart, CalculatorProps, IslandProps } from './calculator-props.ts'

/** The state in which every field has its default. */
export const defaultState = (fields: CalculatorPart['fields']): Input =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]))

/** The parts of the calculators that a build renders, by URL. */
const parts = new Map<string, CalculatorPart>()

/** Provides a part for rendering. It is not among the props of an island, because the page would contain it. */
export const providePart = (address: string, part: CalculatorPart): unknown => parts.set(address, part)

/**
 * The props of an island with its part.
 *
 * @throws RangeError if there is no part
 */
export function wholeProps({ from, part, moreRules, ...own }: IslandProps): CalculatorProps {
  const found: CalculatorPart | undefined = part === undefined ? parts.get(from) : JSON.parse(part)
  if (found === undefined) throw new RangeError(`part of ${own.id} is missing. Tip: provide the part of ${from}.`)
  return {
    ...own,
    ...found,
    base: { ...defaultState(found.fields), ...own.base },
    rules: { ...found.rules, ...moreRules },
  }
}
