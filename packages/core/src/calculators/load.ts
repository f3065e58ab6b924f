import type { LoadableCalculator } from './calculator.ts'
import { CALCULATOR_LOADERS } from './loaders.ts'

/**
 * Imports one calculator, without the code of the others.
 *
 * @throws RangeError if there is no calculator of that id
 */
export async function loadCalculator(id: string): Promise<LoadableCalculator> {
  const load = Object.hasOwn(CALCULATOR_LOADERS, id) ? CALCULATOR_LOADERS[id] : undefined
  if (!load) throw new RangeError(`id is "${id}"; expected the id of a calculator. Tip: see CALCULATORS.`)
  return await load()
}
