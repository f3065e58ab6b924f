import { expect, test } from 'vitest'
import { findsObject, searchSkill } from './search.ts'

// SRD 5.2.1, Rules Glossary, Search (page 187)
test.each([
  ['state-of-mind', 'insight'],
  ['ailment', 'medicine'],
  ['cause-of-death', 'medicine'],
  ['concealed-creature', 'perception'],
  ['concealed-object', 'perception'],
  ['tracks', 'survival'],
  ['food', 'survival'],
] as const)('%s: %s', (thing, skill) => {
  expect(searchSkill(thing)).toBe(skill)
})

// SRD 5.2.1, Playing the Game, Finding Hidden Objects (page 12)
test.each([
  ['meets the DC', 15, true, true],
  ['one less', 14, true, false],
  ['nowhere near it', 40, false, false],
])('%s', (_, total, inVicinity, expected) => {
  expect(findsObject({ total, dc: 15, inVicinity })).toBe(expected)
})
