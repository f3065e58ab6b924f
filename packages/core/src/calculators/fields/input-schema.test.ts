import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import type { Field } from '../calculator.ts'
import { CALCULATORS, defaultInput, inputSchema, readState, toText } from '../index.ts'

const ajv = new Ajv2020({ allErrors: true, strict: true })

/** Values that a field of each type refuses. */
const WRONG: Readonly<Record<Field['type'], readonly unknown[]>> = {
  integer: [0.5, '1', 2 ** 53, -(2 ** 53), true, null],
  flag: ['yes', 1, null],
  choice: ['unknown', '', 1, null],
  several: ['unknown', ['unknown'], null],
  dice: ['', 'd'.repeat(2_001), 6, null],
  path: ['x', 'e  n', 'e,n', ' e', null],
}

describe('the schema of the input of each calculator', () => {
  test.each(CALCULATORS)('$id', (calculator) => {
    const validate = ajv.compile(inputSchema(calculator))
    const isValid = (input: unknown): boolean => validate(input)

    for (const { input } of calculator.examples) expect([input, isValid(input)]).toEqual([input, true])
    expect(isValid(defaultInput(calculator))).toBe(true)
    expect(isValid({ unknown: 1 })).toBe(false)
    for (const [id, field] of Object.entries(calculator.fields)) {
      for (const value of WRONG[field.type]) expect([id, value, isValid({ [id]: value })]).toEqual([id, value, false])
    }
  })
})

test('a path of the greatest length is valid, a longer one is not; the reader agrees', () => {
  const field = { type: 'path', longest: 3, default: '' } as const
  const validate = ajv.compile(inputSchema({ fields: { path: field } }))
  for (const [path, valid] of [
    ['', true],
    ['e ne* s', true],
    ['e e e e', false],
  ] as const) {
    expect([path, validate({ path })]).toEqual([path, valid])
    expect(readState({ fields: { path: field } }, { path: toText(path) }).problems.length === 0).toBe(valid)
  }
})
