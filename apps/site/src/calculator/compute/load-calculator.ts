import type * as State from '@rulestone/core/calculators/state'
import type { LiveCalculator } from '../embedding/calculator-props.ts'
import type { Order, Results } from './calculator-answer.ts'

/** The code of a calculator, with what reads and writes its state. */
export interface Loaded extends Pick<typeof State, 'parseInput' | 'readState' | 'writeState'> {
  readonly calculator: LiveCalculator
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../../../../packages/core/src/calculators/*.ts',
  '!../../../../packages/core/src/calculators/*.{examples,test}.ts',
  '!../../../../packages/core/src/calculators/{calculator,field-value,index,is-shown,state,topics}.ts',
])

const isCalculator = (value: unknown, id: string): value is LiveCalculator =>
  typeof value === 'object' && value !== null && 'compute' in value && 'id' in value && value.id === id

/**
 * The code of one calculator, fetched when a reader reaches for it: a page carries no other, and until then not even
 * this one.
 *
 * @throws RangeError when core has no such calculator
 */
async function loadCalculator(id: string): Promise<Loaded> {
  const load = modules[`../../../../packages/core/src/calculators/${id}.ts`]
  const [module, state] = await Promise.all([load?.(), import('@rulestone/core/calculators/state')])
  const calculator = Object.values(module ?? {}).find((value) => isCalculator(value, id))
  if (calculator === undefined || !isCalculator(calculator, id)) {
    throw new RangeError(`id is "${id}"; core has no such calculator. Tip: its file and its id have the same name.`)
  }
  return { ...state, calculator }
}

/** Carries an order out with the code of a calculator; all that it takes is fetched side by side. */
export async function carryOutWith(id: string, order: Order): Promise<Results[Order['kind']]> {
  const [loaded, { carryOut }] = await Promise.all([loadCalculator(id), import('./calculator-answer.ts')])
  return carryOut(loaded, order)
}
