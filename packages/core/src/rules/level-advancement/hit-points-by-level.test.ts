import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CLASSES } from '../../vocabulary/classes.ts'
import { afterConstitutionChange, hitPointMaximum, type LevelGained } from './hit-points-by-level.ts'

const levels = (count: number, level: LevelGained): LevelGained[] => new Array<LevelGained>(count).fill(level)

// SRD 5.2.1, Level 1 Hit Points by Class (page 22): 12 and 6 + Con. modifier
test.each([
  ['barbarian', 15],
  ['wizard', 9],
] as const)('a level 1 %s with a modifier of +3 has %i', (characterClass, expected) => {
  expect(hitPointMaximum({ levels: [{ class: characterClass }], constitutionModifier: 3 }).value).toBe(expected)
})

// SRD 5.2.1, Fixed Hit Points by Class (page 23): 7 and 4 + Con. modifier
test.each([
  ['barbarian', 12 + 7],
  ['sorcerer', 6 + 4],
] as const)('a level 2 %s with a modifier of 0 has %i', (characterClass, expected) => {
  expect(hitPointMaximum({ levels: levels(2, { class: characterClass }), constitutionModifier: 0 }).value).toBe(
    expected,
  )
})

describe('rolled', () => {
  test('a roll replaces the fixed value', () => {
    expect(
      hitPointMaximum({ levels: [{ class: 'wizard' }, { class: 'wizard', rolled: 6 }], constitutionModifier: 1 }).value,
    ).toBe(7 + 7)
  })

  // page 23: “add the total (minimum of 1) to your Hit Point maximum”
  test.each([
    [1, -1, 5 + 1],
    [1, -4, 2 + 1],
    [6, -4, 2 + 2],
    [2, -1, 5 + 1],
  ])('a wizard who rolls %i with a modifier of %i has %i at level 2', (rolled, modifier, expected) => {
    expect(
      hitPointMaximum({ levels: [{ class: 'wizard' }, { class: 'wizard', rolled }], constitutionModifier: modifier })
        .value,
    ).toBe(expected)
  })

  test.each([0, 7, 2.5])('a d6 roll of %d throws a RangeError', (rolled) => {
    expect(() =>
      hitPointMaximum({ levels: [{ class: 'wizard' }, { class: 'wizard', rolled }], constitutionModifier: 0 }),
    ).toThrow(RangeError)
  })

  test('a roll at level 1 throws a RangeError', () => {
    expect(() => hitPointMaximum({ levels: [{ class: 'wizard', rolled: 3 }], constitutionModifier: 0 })).toThrow(
      RangeError,
    )
  })
})

test('several classes: only level 1 of the character gives all of its class (page 25)', () => {
  expect(
    hitPointMaximum({ levels: [{ class: 'wizard' }, { class: 'barbarian' }], constitutionModifier: 0 }).value,
  ).toBe(6 + 7)
  expect(
    hitPointMaximum({ levels: [{ class: 'barbarian' }, { class: 'wizard' }], constitutionModifier: 0 }).value,
  ).toBe(12 + 4)
})

test('Dwarven Toughness: 1 more, and 1 more with each level (page 84)', () => {
  expect(
    hitPointMaximum({ levels: levels(3, { class: 'cleric' }), constitutionModifier: 2, traitPerLevel: 1 }).value,
  ).toBe(10 + 7 + 7 + 3)
})

test('lists its steps with rule and values', () => {
  expect(
    hitPointMaximum({ levels: [{ class: 'fighter' }, { class: 'wizard', rolled: 1 }], constitutionModifier: -2 }).steps,
  ).toEqual([
    {
      kind: 'level-gained',
      rule: 'level-1-hit-points',
      values: { class: 'fighter', hitPointDie: 10, constitutionModifier: -2, traitPerLevel: 0, hitPoints: 8 },
    },
    {
      kind: 'level-gained',
      rule: 'gaining-a-level',
      values: { class: 'wizard', hitPointDie: 1, constitutionModifier: -2, traitPerLevel: 0, hitPoints: 1 },
    },
  ])
})

test.each([0, 21])('%i levels throw a RangeError', (count) => {
  expect(() => hitPointMaximum({ levels: levels(count, { class: 'bard' }), constitutionModifier: 0 })).toThrow(
    RangeError,
  )
})

// page 23: at level 8, from a score of 17 to 18, the modifier increases to +4 and the maximum by 8
test('a better Constitution modifier counts for every level', () => {
  const before = hitPointMaximum({ levels: levels(8, { class: 'rogue' }), constitutionModifier: 3 }).value
  expect(hitPointMaximum({ levels: levels(8, { class: 'rogue' }), constitutionModifier: 4 }).value - before).toBe(8)
  expect(afterConstitutionChange({ hitPointMaximum: before, fromModifier: 3, toModifier: 4, level: 8 })).toBe(
    before + 8,
  )
})

test('law: if no level is at the minimum, a change of the modifier counts once for each level', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom(...CLASSES),
      fc.integer({ min: -3, max: 9 }),
      (count, characterClass, modifier) => {
        const all = levels(count, { class: characterClass })
        const { value: maximum } = hitPointMaximum({ levels: all, constitutionModifier: modifier })
        expect(hitPointMaximum({ levels: all, constitutionModifier: modifier + 1 }).value).toBe(
          afterConstitutionChange({
            hitPointMaximum: maximum,
            fromModifier: modifier,
            toModifier: modifier + 1,
            level: count,
          }),
        )
      },
    ),
  )
})
