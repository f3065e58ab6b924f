import { describe, expect, test } from 'vitest'
import type { StepKinds } from '../steps/step.ts'
import type { StepValue } from '../steps/step-value.ts'
import { stepValues } from '../steps/step-values.ts'
import type { AnyCalculator, Output } from './calculator.ts'
import { defaultInput, readState } from './fields/state.ts'
import { CALCULATORS } from './index.ts'

const INTEGERS = CALCULATORS.flatMap((calculator) =>
  Object.entries(calculator.fields).flatMap(([name, field]) =>
    field.type === 'integer' ? [{ calculator, id: calculator.id, name, ...field }] : [],
  ),
)

const CHOICES = CALCULATORS.flatMap((calculator) =>
  Object.entries(calculator.fields).flatMap(([name, field]) =>
    field.type === 'choice' || field.type === 'several'
      ? field.options.map((option) => ({ calculator, id: calculator.id, name, option }))
      : [],
  ),
)

/** Every value that an answer writes. */
const valuesOf = (kinds: StepKinds, { figures, steps, table }: Output): readonly StepValue[] => [
  ...figures,
  ...steps.flatMap((step) => Object.values(stepValues(kinds, step))),
  ...(table?.rows.flat() ?? []),
]

/** What an answer names and its calculator does not declare: options and terms for which a page would have no text. */
function unnamed({ fields, steps, terms = [] }: AnyCalculator, output: Output): readonly StepValue[] {
  const options = (id: string): readonly string[] => {
    const field = fields[id]
    if (field?.type === 'flag') return ['yes', 'no']
    return field && 'options' in field ? field.options : []
  }
  return valuesOf(steps, output).filter(
    (value) =>
      (value.kind === 'term' && !terms.includes(value.value)) ||
      (value.kind === 'option' && !options(value.field).includes(value.value)) ||
      (value.kind === 'options' && !value.value.every((option) => options(value.field).includes(option))),
  )
}

describe('every integer field', () => {
  test.each(INTEGERS)('$id $name is computed from $minimum to $maximum', ({ calculator, name, minimum, maximum }) => {
    for (const value of [minimum, maximum]) {
      const { input, parsed, problems } = readState(calculator, { [name]: String(value) })
      expect(problems).toEqual([])
      expect(input[name]).toBe(value)
      const result = calculator.compute(parsed)
      if (!result.ok) throw new Error(result.error.code)
      expect(unnamed(calculator, result.value)).toEqual([])
      expect(() => calculator.rolls(parsed)).not.toThrow()
    }
    for (const value of [minimum - 1, maximum + 1]) {
      const { input, problems } = readState(calculator, { [name]: String(value) })
      expect(problems).toMatchObject([{ field: name, code: 'out-of-bounds', expected: { minimum, maximum } }])
      expect(input).toEqual(defaultInput(calculator))
    }
  })
})

test('every path field accepts its longest path and no longer one', () => {
  for (const calculator of CALCULATORS) {
    for (const [name, field] of Object.entries(calculator.fields)) {
      if (field.type !== 'path') continue
      for (const steps of [0, 1, field.longest]) {
        const { parsed, problems } = readState(calculator, { [name]: 'ne* '.repeat(steps) })
        expect(problems).toEqual([])
        expect(calculator.compute(parsed)).toHaveProperty('ok', true)
      }
      const { input, problems } = readState(calculator, { [name]: 's '.repeat(field.longest + 1) })
      expect(problems).toMatchObject([{ field: name, code: 'too-many-steps', expected: { maximum: field.longest } }])
      expect(input).toEqual(defaultInput(calculator))
    }
  }
})

describe('every option', () => {
  test.each(CHOICES)('$id $name $option is computed, with no two steps alike', ({ calculator, name, option }) => {
    const { parsed } = readState(calculator, { [name]: option })
    const result = calculator.compute(parsed)
    if (!result.ok) throw new Error(result.error.code)
    expect(unnamed(calculator, result.value)).toEqual([])
    const keys = result.value.steps.map(({ rule, kind }) => `${rule} ${kind}`)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

test('`shown` and `offers` refer to existing option values', () => {
  for (const { fields } of CALCULATORS) {
    for (const field of Object.values(fields)) {
      const { shown = [] } = field
      const offers = (field.type === 'several' && field.offers) || []
      for (const { when, is } of [...('when' in shown ? [shown] : shown), ...offers]) {
        const asked = fields[when]
        const options = asked !== undefined && 'options' in asked ? asked.options : []
        expect(asked?.type === 'flag' ? ['yes', 'no'] : options).toEqual(expect.arrayContaining([...is]))
      }
    }
  }
})
