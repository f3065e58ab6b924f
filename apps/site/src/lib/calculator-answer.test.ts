import { attack, CALCULATORS, defaultInput, readState, writeState } from '@rulestone/core'
import { expect, test } from 'vitest'
import { answer, carryOut } from './calculator-answer.ts'

const base = defaultInput(attack)
const calculator = CALCULATORS.find(({ id }) => id === 'attack')
if (!calculator) throw new RangeError('attack is not among CALCULATORS.')
const loaded = { calculator, readState, writeState }

test('a text is read, computed and written as an address holds it', () => {
  const { input, output, problems, refused, texts } = answer(loaded, { texts: { ac: '18' }, from: base, base })
  expect(input['ac']).toBe(18)
  // A 13 or higher: 8 of 20.
  expect(output?.figures[0]).toMatchObject({ id: 'hit', value: { numerator: 2n, denominator: 5n } })
  expect([problems, refused, texts]).toEqual([[], undefined, { ac: '18' }])
})

test('a wrong text is a problem, and what stands instead is computed', () => {
  const { input, output, problems } = answer(loaded, { texts: { ac: 'x' }, from: base, base })
  expect(input['ac']).toBe(15)
  expect(output).toBeDefined()
  expect(problems.map(({ field, code }) => [field, code])).toEqual([['ac', 'not-an-integer']])
})

test('what is too large to be computed is refused', () => {
  const { output, refused } = answer(loaded, { texts: { damage: '10000d100000' }, from: base, base })
  expect([output, refused?.field]).toEqual([undefined, 'damage'])
})

test('a preset changes its fields and leaves the others', () => {
  const preset = attack.presets?.find(({ input }) => Object.keys(input).length > 0)
  const { input } = answer(loaded, { texts: {}, from: { ...base, ac: 9 }, base, preset: preset?.id ?? '' })
  expect(input).toMatchObject(preset?.input ?? { none: true })
  expect(input['ac']).toBe(9)
})

test('what can be rolled', () => {
  expect(carryOut(loaded, { kind: 'offers', input: base })).toHaveLength(attack.rolls(base).length)
  expect(carryOut(loaded, { kind: 'load' })).toBeUndefined()
})
