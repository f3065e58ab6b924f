import { expect, test } from 'vitest'
import { inRules } from './in-rules.ts'

test.each([
  ['7.5', '25'],
  ['7,5', '25'],
  ['๗.๕', '25'],
  ['７．５', '25'],
  [' １０ ', '33'],
  ['\u22123', '-10'],
])('%s meters, in feet', (text, feet) => {
  expect(inRules(text, 'feet', 'metric')).toBe(feet)
})

test.each(['', 'abc', '1,500', '1,5,0', '1.', '1e3', '١٢'])('returns a non-number unchanged: "%s"', (text) => {
  expect(inRules(text, 'feet', 'metric')).toBe(text)
})
