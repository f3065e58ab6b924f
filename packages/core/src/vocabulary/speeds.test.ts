import { expect, test } from 'vitest'
import { SPEEDS } from './speeds.ts'

// SRD 5.2.1, Rules Glossary, Speed (page 188)
test('Speed and the four special speeds', () => {
  expect(SPEEDS).toEqual(['speed', 'burrow-speed', 'climb-speed', 'fly-speed', 'swim-speed'])
})
