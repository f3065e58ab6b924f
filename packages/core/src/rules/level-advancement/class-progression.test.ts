import { describe, expect, test } from 'vitest'
import { FIGHTER_PROGRESSION } from '../../tables/level-advancement/class-progressions/fighter.ts'
import { CLASS_PROGRESSIONS } from '../../tables/level-advancement/class-progressions/index.ts'
import { CLASSES } from '../../vocabulary/classes.ts'
import { atClassLevel, classFeatures, spellsPrepared } from './class-progression.ts'

// SRD 5.2.1, Spells Prepared (page 25): five level 1 Ranger spells, six Sorcerer spells, four Sorcerer cantrips
test('a level 4 Ranger / level 3 Sorcerer prepares for each class by itself', () => {
  expect(spellsPrepared({ class: 'ranger', level: 4 })).toEqual({ cantrips: 0, preparedSpells: 5 })
  expect(spellsPrepared({ class: 'sorcerer', level: 3 })).toEqual({ cantrips: 4, preparedSpells: 6 })
})

test('a class without spells prepares none', () => {
  expect(spellsPrepared({ class: 'barbarian', level: 20 })).toEqual({ cantrips: 0, preparedSpells: 0 })
})

// SRD 5.2.1, Extra Attack (page 25) names the Fighter’s Two Extra Attacks
test('features up to a level, each once', () => {
  expect(classFeatures({ class: 'fighter', level: 11 })).toContain('two-extra-attacks')
  expect(classFeatures({ class: 'fighter', level: 10 })).not.toContain('two-extra-attacks')
  expect(classFeatures({ class: 'fighter', level: 20 }).filter((feature) => feature === 'indomitable')).toHaveLength(1)
})

test.each([0, 21, 1.5])('level %d throws a RangeError', (level) => {
  expect(() => atClassLevel({ progression: FIGHTER_PROGRESSION, level })).toThrow(RangeError)
  expect(() => classFeatures({ class: 'fighter', level })).toThrow(RangeError)
  expect(() => spellsPrepared({ class: 'wizard', level })).toThrow(RangeError)
})

test('a missing row throws a RangeError', () => {
  expect(() => atClassLevel({ progression: [{ level: 1, features: [] }], level: 2 })).toThrow(RangeError)
})

describe.each(CLASSES)('laws of the table of the %s', (characterClass) => {
  const rows = CLASS_PROGRESSIONS[characterClass]

  test('twenty rows, level by level', () => {
    expect(rows.map(({ level }) => level)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  })

  test('a subclass at level 3, the Epic Boon at level 19', () => {
    expect(rows[2].features).toContain(`${characterClass}-subclass`)
    expect(rows[18].features).toContain('epic-boon')
  })

  test('Ability Score Improvement at levels 4, 8, 12 and 16', () => {
    for (const level of [3, 7, 11, 15] as const) expect(rows[level].features).toContain('ability-score-improvement')
  })

  test('no count ever falls', () => {
    for (const [index, row] of rows.entries()) {
      const before: object = rows[Math.max(0, index - 1)] ?? row
      for (const [column, value] of Object.entries(before)) {
        const after = Object.entries(row).find(([name]) => name === column)?.[1]
        if (typeof value === 'number') expect([index, column, Number(after) >= value]).toEqual([index, column, true])
      }
    }
  })
})
