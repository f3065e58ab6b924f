import { type AnyCalculator, CALCULATORS, defaultInput, type Input, parseInput } from '@rulestone/core'
import { expect, test } from 'vitest'
import { openStrings } from '../terminal/strings.ts'
import { openCalculatorWords } from './calculator-words.ts'

const strings = await openStrings('en')

function calculatorOf(id: string): AnyCalculator {
  const calculator = CALCULATORS.find((one) => one.id === id)
  if (!calculator) throw new Error(`there is no calculator "${id}"`)
  return calculator
}

/** The whole answer of a calculator, in English: the first figure with its sentence, and the steps. */
async function said(id: string, input: Input): Promise<string> {
  const calculator = calculatorOf(id)
  const words = await openCalculatorWords(calculator, strings)
  const asked = { ...defaultInput(calculator), ...input }
  const answer = calculator.compute(parseInput(calculator, asked))
  if (!answer.ok) throw new Error(`${id} refuses ${JSON.stringify(input)}`)
  const [, ...figure] = words.figure(answer.value.figures[0], asked, answer.value)
  return [figure.join(' '), ...answer.value.steps.map((step) => words.step(step))].join('\n')
}

test.each([
  ['crafting', { cost: 10 }, '1 day of 8 hours, and 5 GP'],
  ['crafting', { cost: 10 }, ': 1 day of 8 hours.'],
  ['crafting', { cost: 20, helpers: 1 }, 'who work on it: 1 day.'],
  ['crafting', { cost: 50 }, '5 days of 8 hours, and 25 GP'],
  [
    'long-rest',
    { 'hit-point-maximum': 1, 'hit-points': 1, 'dice-total': 1 },
    '1 Hit Point after 8 hours, and 1 Hit Point Die',
  ],
  ['long-rest', {}, '28 Hit Points after 8 hours, and 4 Hit Point Dice'],
  ['long-rest', { temporary: 1 }, 'your 1 Temporary Hit Point.'],
  ['long-rest', { interruption: 'initiative', rested: 1 }, 'rested for 1 hour'],
  ['take-damage', { 'hit-points': 6, temporary: 0, damage: '5' }, 'with 1 Hit Point left'],
  ['take-damage', { temporary: 1, damage: '1' }, 'suffice: 1 becomes 0.'],
  ['hit-points', { constitution: -5 }, 'Hit Points when unhurt'],
  ['suffocation', { constitution: 0 }, '1 minute of breath'],
  ['daily-needs', { days: 1 }, 'after 1 day;'],
  ['daily-needs', { days: 1 }, 'After 1 day:'],
  ['area-of-effect', { shape: 'cube', size: 5 }, '1 square covered'],
] as const)('one of a thing is singular: %s %o', async (id, input, sentence) => {
  expect(await said(id, input)).toContain(sentence)
})
