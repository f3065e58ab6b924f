import { expect, test } from 'vitest'
import { unitStrings } from './strings.ts'

test('a formatted number does not break from its unit', () => {
  expect(unitStrings.en['feet.noun_other']).toBe('{{value}}\u{a0}feet')
  expect(unitStrings.th['meters.adjective']).toBe('{{value}}\u{a0}เมตร')
  expect(unitStrings.zh['feet.noun_other']).toBe('{{value}}尺')
})
