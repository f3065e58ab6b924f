import type { Input, LoadableCalculator } from '@rulestone/core'
import { readState, writeState } from '@rulestone/core/calculators/fields'
import { inRules } from '../../display/in-rules.ts'
import type { UnitSystem } from '../../display/units.ts'
import type { Texts } from '../address/calculator-address.ts'
import { pageOutput } from '../answer/page-output.ts'
import type { Question, Reply } from './tasks.ts'

/** A partial state without its undefined fields. */
export const defined = (input: Partial<Input>): Input =>
  Object.fromEntries(Object.entries(input).flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])))

/** Converts texts in the reader's units to the units of the rules. */
const textsInRules = ({ fields }: LoadableCalculator, texts: Texts, system: UnitSystem): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([id, text]) => {
      const field = fields[id]
      return [id, field?.type === 'integer' && field.unit ? inRules(text, field.unit, system) : text]
    }),
  )

/** Answers a question with a calculator. */
export function answer(calculator: LoadableCalculator, question: Question): Reply {
  const { texts, system = 'feet', from, base, preset } = question
  const start = calculator.presets?.find(({ id }) => id === preset)?.input ?? {}
  const { input, parsed, problems } = readState(
    calculator,
    system === 'feet' ? texts : textsInRules(calculator, texts, system),
    { ...from, ...defined(start) },
  )
  const result = calculator.compute(parsed)
  const written = writeState(calculator, input, base)
  if (result.ok) return { input, output: pageOutput(input, result.value), problems, texts: written }
  return { input, problems, refused: result.error, texts: written }
}
