import { attackCalculator, CALCULATORS, defaultInput, type FieldValue, parseInput } from '@rulestone/core'
import { expect, test } from 'vitest'
import { answer } from './answer.ts'
import { performTask } from './perform-task.ts'

const base = defaultInput(attackCalculator)
const calculator = CALCULATORS.find(({ id }) => id === 'attack')
if (!calculator) throw new RangeError('attack is not among CALCULATORS.')

test('parses URL values, computes them and writes them as URL values', () => {
  const { input, output, problems, refused, texts } = answer(calculator, { texts: { ac: '18' }, from: base, base })
  expect(input['ac']).toBe(18)
  // A 13 or higher: 8 of 20.
  expect(output?.figures[0]).toMatchObject({ id: 'hit', value: { numerator: 2n, denominator: 5n } })
  expect([problems, refused, texts]).toEqual([[], undefined, { ac: '18' }])
  expect(output?.input).toBe(input)
  expect(output?.shares?.chances[0]).toBe(0.6)
})

test('converts meters to feet, and leaves other numbers unchanged', () => {
  const { input } = answer(calculator, { texts: { distance: '７,５', ac: '๑๘' }, system: 'metric', from: base, base })
  expect([input['distance'], input['ac']]).toEqual([25, 18])
})

test('reports an invalid value and computes with the value that replaces it', () => {
  const { input, output, problems } = answer(calculator, { texts: { ac: 'x' }, from: base, base })
  expect(input['ac']).toBe(15)
  expect(output).toBeDefined()
  expect(problems.map(({ field, code }) => [field, code])).toEqual([['ac', 'not-an-integer']])
})

test('refuses input that is too large to compute', () => {
  const { output, refused } = answer(calculator, { texts: { damage: '10000d100000' }, from: base, base })
  expect([output, refused?.field]).toEqual([undefined, 'damage'])
})

test('a preset sets its own fields only', () => {
  const preset = attackCalculator.presets?.find(({ input }) => Object.keys(input).length > 0)
  const { input } = answer(calculator, { texts: {}, from: { ...base, ac: 9 }, base, preset: preset?.id ?? '' })
  expect(input).toMatchObject(preset?.input ?? { none: true })
  expect(input['ac']).toBe(9)
})

test('returns the rolls that the calculator offers', async () => {
  expect(await performTask('attack', { kind: 'offers', input: base })).toHaveLength(
    attackCalculator.rolls(parseInput(attackCalculator, base)).length,
  )
  expect(await performTask('attack', { kind: 'load' })).toBeUndefined()
})

test('writes the exact distribution as CSV, if there is one', async () => {
  const words = { outcome: 'Damage', exact: 'Exact', chance: 'Chance', orMore: 'Or more' }
  const csv = (id: string, input: Readonly<Record<string, FieldValue>>) =>
    performTask(id, { kind: 'csv', input, words })
  // A 10 or higher, 11 of 20; a Critical Hit doubles dice alone.
  expect(await csv('attack', { ...base, damage: '1' })).toBe(
    'Damage,Exact,Chance,Or more\r\n0,9/20,0.45,1\r\n1,11/20,0.55,0.55\r\n',
  )
  expect(await csv('attack', { ...base, damage: '10000d100000' })).toBeUndefined()
  const jump = CALCULATORS.find(({ id }) => id === 'jump')
  expect(jump && (await csv('jump', defaultInput(jump)))).toBeUndefined()
})
