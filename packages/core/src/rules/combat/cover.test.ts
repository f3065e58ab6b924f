import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COVER_DEGREES } from '../../vocabulary/cover-degrees.ts'
import { canBeTargetedDirectly, coverBonus, mostProtectiveCover, saveBonusBehind } from './cover.ts'

// SRD 5.2.1, Playing the Game, Cover (page 15)
test.each([
  ['none', 0, true],
  ['half', 2, true],
  ['three-quarters', 5, true],
  ['total', 0, false],
] as const)('%s cover: bonus %i, direct target %s', (degree, bonus, targetable) => {
  expect(coverBonus(degree)).toBe(bonus)
  expect(canBeTargetedDirectly(degree)).toBe(targetable)
})

// SRD 5.2.1, Playing the Game, Cover (page 15): AC and Dexterity saving throws
test.each([
  ['dexterity', 'half', 3],
  ['dexterity', 'three-quarters', 6],
  ['dexterity', 'none', 1],
  ['strength', 'three-quarters', 1],
  ['charisma', 'half', 1],
] as const)('a %s save of +1 behind %s cover has a bonus of %i', (ability, cover, expected) => {
  expect(saveBonusBehind({ ability, bonus: 1, cover })).toBe(expected)
})

test.each([
  ['a creature and a tree trunk, the book’s example', ['half', 'three-quarters'], 'three-quarters'],
  ['in the other order', ['three-quarters', 'half'], 'three-quarters'],
  ['two halves are no three quarters', ['half', 'half'], 'half'],
  ['total beats all', ['half', 'total', 'three-quarters'], 'total'],
  ['none besides', ['none', 'half', 'none'], 'half'],
  ['only none', ['none'], 'none'],
  ['nothing', [], 'none'],
] as const)('%s', (_, degrees, expected) => {
  expect(mostProtectiveCover(degrees)).toBe(expected)
})

test('law: the result is one of the sources, and no source protects more', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...COVER_DEGREES), { minLength: 1 }), (degrees) => {
      const most = mostProtectiveCover(degrees)
      expect(degrees).toContain(most)
      for (const degree of degrees) {
        expect(COVER_DEGREES.indexOf(degree)).toBeLessThanOrEqual(COVER_DEGREES.indexOf(most))
      }
    }),
  )
})
