import { describe, expect, test } from 'vitest'
import { CALCULATORS } from './index.ts'
import { defaultInput, readState } from './state.ts'

const INTEGERS = CALCULATORS.flatMap((calculator) =>
  Object.entries(calculator.fields).flatMap(([name, field]) =>
    field.type === 'integer' ? [{ calculator, id: calculator.id, name, ...field }] : [],
  ),
)

const CHOICES = CALCULATORS.flatMap((calculator) =>
  Object.entries(calculator.fields).flatMap(([name, field]) =>
    field.type === 'choice' ? field.options.map((option) => ({ calculator, id: calculator.id, name, option })) : [],
  ),
)

describe('every integer field', () => {
  test.each(INTEGERS)('$id $name is answered from $minimum to $maximum', ({ calculator, name, minimum, maximum }) => {
    for (const value of [minimum, maximum]) {
      const { input, problems } = readState(calculator, { [name]: String(value) })
      expect(problems).toEqual([])
      expect(input[name]).toBe(value)
      expect(calculator.compute(input)).toHaveProperty('ok', true)
      expect(() => calculator.rolls(input)).not.toThrow()
    }
    for (const value of [minimum - 1, maximum + 1]) {
      const { input, problems } = readState(calculator, { [name]: String(value) })
      expect(problems).toMatchObject([{ field: name, code: 'out-of-bounds', expected: { minimum, maximum } }])
      expect(input).toEqual(defaultInput(calculator))
    }
  })
})

describe('every option', () => {
  test.each(CHOICES)('$id $name $option is answered, with steps told apart', ({ calculator, name, option }) => {
    const { input } = readState(calculator, { [name]: option })
    const result = calculator.compute(input)
    if (!result.ok) throw new Error(result.error.code)
    const keys = result.value.steps.map(({ rule, id }) => `${rule} ${id}`)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

test('a field is shown for values that another field has', () => {
  for (const { fields } of CALCULATORS) {
    for (const { shown } of Object.values(fields)) {
      if (shown === undefined) continue
      const asked = fields[shown.when]
      const values = asked?.type === 'choice' ? asked.options : asked?.type === 'flag' ? ['yes', 'no'] : []
      expect(values).toEqual(expect.arrayContaining([...shown.is]))
    }
  }
})
