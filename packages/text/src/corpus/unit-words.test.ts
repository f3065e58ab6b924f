import { expect, test } from 'vitest'
import { rawFiles } from '../../test/fixture.ts'
import { readSources } from './sources.ts'
import { bareUnits, openUnitWords } from './unit-words.ts'

test('opens the unit strings of each language once', () => {
  const { stringsFiles } = readSources(
    rawFiles({
      'strings/en/units.json': '{ "feet": { "adjective": "{{value}}-foot" } }',
      'strings/en/site.json': '{}',
    }),
  )
  const words = openUnitWords(stringsFiles)
  expect(words('th')('feet.adjective', { value: '10' })).toBe('10-foot')
  expect(openUnitWords(stringsFiles)).toBe(words)
  expect(bareUnits('en')('feet.adjective')).toBe('feet.adjective')
})
