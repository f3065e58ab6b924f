import { expect, test } from 'vitest'
import { feetText, typedFeet, wholeNumber } from './typed-figures.ts'

test.each([
  ['7', 7],
  [' +12 ', 12],
  ['−3', -3],
  ['–3', -3],
  ['๑๕', 15],
  ['１２', 12],
  ['－２', -2],
  ['7.5', undefined],
  ['seven', undefined],
  ['', undefined],
])('the whole number %s', (text, value) => {
  expect(wholeNumber(text)).toBe(value)
})

test.each([
  ['30', 'feet', 30],
  ['7.5', 'feet', undefined],
  ['9', 'metric', 30],
  ['7.5', 'metric', 25],
  ['7,5', 'metric', 25],
  ['๗.๕', 'metric', 25],
  ['far', 'metric', undefined],
  ['-9', 'metric', undefined],
  ['6', 'squares', 30],
] as const)('the length %s in %s', (text, units, feet) => {
  expect(typedFeet(text, units)).toBe(feet)
})

test.each([
  [30, 'feet', '30'],
  [33, 'metric', '9.9'],
  [30, 'squares', '6'],
] as const)('%d feet in %s are shown as %s and read back', (feet, units, text) => {
  expect(feetText(feet, units)).toBe(text)
  expect(typedFeet(text, units)).toBe(feet)
})
