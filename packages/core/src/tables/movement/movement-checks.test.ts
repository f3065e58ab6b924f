import { expect, test } from 'vitest'
import { CHECKS_WHILE_MOVING } from './movement-checks.ts'

// SRD 5.2.1, Rules Glossary; the page stands after each row
test('the checks while one moves', () => {
  expect(CHECKS_WHILE_MOVING.map((row) => Object.values(row).join(' | '))).toEqual([
    'hard-climb | strength | athletics | true | no-progress', // 179
    'rough-water | strength | athletics | true | no-progress', // 189
    'low-obstacle | strength | athletics | true | hits-the-obstacle', // 185
    'landing-in-difficult-terrain | dexterity | acrobatics | false | prone', // 185
  ])
})
