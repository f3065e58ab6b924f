import {
  type AnyCalculator,
  CALCULATOR_IDS,
  CALCULATORS,
  type CalculatorId,
  defaultInput,
  type Input,
  isCalculatorId,
} from '@rulestone/core'
import type { InputNames } from '../terminal/input-names.ts'
import { Refusal } from '../terminal/refusal.ts'
import { USAGE } from '../terminal/usage.ts'

/**
 * The calculator of an id.
 *
 * @throws Refusal if there is none
 */
export function calculatorNamed(id: string): AnyCalculator & { readonly id: CalculatorId } {
  const isNamed = (one: AnyCalculator): one is ReturnType<typeof calculatorNamed> => one.id === id && isCalculatorId(id)
  const calculator = CALCULATORS.find(isNamed)
  if (!calculator) throw new Refusal(USAGE.unknownCalculator(id, CALCULATOR_IDS))
  return calculator
}

/**
 * The input of a preset: the defaults with what it sets. Without a preset, the defaults.
 *
 * @throws Refusal if the calculator has no such preset
 */
export function inputOf(calculator: AnyCalculator, preset: string | undefined, names: InputNames): Input {
  const { id, presets = [] } = calculator
  const base = defaultInput(calculator)
  if (preset === undefined) return base
  const found = presets.find((one) => one.id === preset)
  if (!found)
    throw new Refusal(
      USAGE.unknownPreset(
        preset,
        id,
        presets.map((one) => one.id),
        names,
      ),
    )
  const set = Object.entries(found.input).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, value] as const],
  )
  return { ...base, ...Object.fromEntries(set) }
}
