import type { AnyCalculator } from '../lib/calculator-props.ts'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../../../../packages/core/src/calculators/*.ts',
  '!../../../../packages/core/src/calculators/*.test.ts',
  '!../../../../packages/core/src/calculators/{calculator,index,state,typed-dice}.ts',
])

const isCalculator = (value: unknown, id: string): value is AnyCalculator =>
  typeof value === 'object' && value !== null && 'compute' in value && 'id' in value && value.id === id

/**
 * The code of one calculator, fetched when a page needs it: a page carries no other.
 *
 * @throws RangeError when core has no such calculator
 */
export async function loadCalculator(id: string): Promise<AnyCalculator> {
  const load = modules[`../../../../packages/core/src/calculators/${id}.ts`]
  const calculator = Object.values((await load?.()) ?? {}).find((value) => isCalculator(value, id))
  if (calculator === undefined || !isCalculator(calculator, id)) {
    throw new RangeError(`id is "${id}"; core has no such calculator. Tip: its file and its id have the same name.`)
  }
  return calculator
}
