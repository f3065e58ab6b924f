import { describe, expect, test } from 'vitest'
import { BARD_PROGRESSION } from '../../tables/level-advancement/class-progressions/bard.ts'
import { CLERIC_PROGRESSION } from '../../tables/level-advancement/class-progressions/cleric.ts'
import { DRUID_PROGRESSION } from '../../tables/level-advancement/class-progressions/druid.ts'
import { PALADIN_PROGRESSION } from '../../tables/level-advancement/class-progressions/paladin.ts'
import { RANGER_PROGRESSION } from '../../tables/level-advancement/class-progressions/ranger.ts'
import { SORCERER_PROGRESSION } from '../../tables/level-advancement/class-progressions/sorcerer.ts'
import { WIZARD_PROGRESSION } from '../../tables/level-advancement/class-progressions/wizard.ts'
import { MULTICLASS_SPELL_SLOTS } from '../../tables/spells-and-magic/multiclass-spell-slots.ts'
import type { SlotsByLevel } from '../../vocabulary/spell-levels.ts'
import type { ClassLevels } from '../level-advancement/character-level.ts'
import { NO_SLOTS, spellcasterLevel, spellSlots } from './spell-slots.ts'

const slots = (...counts: number[]): SlotsByLevel => {
  const [one = 0, two = 0, three = 0, four = 0, five = 0, six = 0, seven = 0, eight = 0, nine = 0] = counts
  return { 1: one, 2: two, 3: three, 4: four, 5: five, 6: six, 7: seven, 8: eight, 9: nine }
}

// SRD 5.2.1, Spell Slots (page 104): a level 3 Wizard has four level 1 slots and two level 2 slots
test('a level 3 Wizard', () => {
  expect(spellSlots({ levels: { wizard: 3 } })).toEqual({
    value: { slots: slots(4, 2) },
    steps: [{ kind: 'slots-of-class', rule: 'spell-slot', values: { class: 'wizard', level: 3, slots: 6 } }],
  })
})

// SRD 5.2.1, Spellcasting (pages 25 and 26): counts as level 5: four level 1, three level 2, two level 3
test('a level 4 Ranger / level 3 Sorcerer', () => {
  expect(spellSlots({ levels: { ranger: 4, sorcerer: 3 } })).toEqual({
    value: { slots: slots(4, 3, 2) },
    steps: [
      {
        kind: 'spellcaster-level',
        rule: 'multiclassing',
        values: { full: 3, half: 4, rounding: 'together', level: 5 },
      },
      { kind: 'slots-of-level', rule: 'spell-slot', values: { level: 5, slots: 9 } },
    ],
  })
})

describe('spellcasterLevel', () => {
  test.each<[ClassLevels, number]>([
    [{ bard: 1, cleric: 2, druid: 3, sorcerer: 4, wizard: 5 }, 15],
    [{ paladin: 1 }, 1],
    [{ paladin: 2 }, 1],
    [{ paladin: 3 }, 2],
    [{ paladin: 1, wizard: 1 }, 2],
    [{ warlock: 10, wizard: 1 }, 1],
    [{ rogue: 10, wizard: 1 }, 1],
    [{ fighter: 20 }, 0],
  ])('%o', (levels, expected) => {
    expect(spellcasterLevel({ levels })).toBe(expected)
    expect(spellcasterLevel({ levels, rounding: 'each-class' })).toBe(expected)
  })

  // The text does not say whether to round each class or their sum.
  test.each<[ClassLevels, number, number]>([
    [{ paladin: 1, ranger: 1 }, 1, 2],
    [{ paladin: 3, ranger: 3 }, 3, 4],
    [{ paladin: 2, ranger: 3 }, 3, 3],
    [{ paladin: 2, ranger: 2 }, 2, 2],
  ])('%o: level %i rounded together, %i rounded per class', (levels, together, eachClass) => {
    expect([spellcasterLevel({ levels }), spellcasterLevel({ levels, rounding: 'each-class' })]).toEqual([
      together,
      eachClass,
    ])
  })
})

describe('several classes', () => {
  test('with Spellcasting from one of them, that class decides', () => {
    expect(spellSlots({ levels: { paladin: 5, fighter: 6 } }).value.slots).toEqual(slots(4, 2))
  })

  test.each([
    ['bard', BARD_PROGRESSION],
    ['cleric', CLERIC_PROGRESSION],
    ['druid', DRUID_PROGRESSION],
    ['paladin', PALADIN_PROGRESSION],
    ['ranger', RANGER_PROGRESSION],
    ['sorcerer', SORCERER_PROGRESSION],
    ['wizard', WIZARD_PROGRESSION],
  ])('a single class has the slots of its own table: %s', (name, table) => {
    for (const row of table)
      expect([row.level, spellSlots({ levels: { [name]: row.level } }).value.slots]).toEqual([row.level, row.slots])
  })

  test('Pact Magic is separate', () => {
    const both = spellSlots({ levels: { warlock: 2, wizard: 1 } })
    expect([both.value.slots, both.value.pactMagic]).toEqual([slots(2), { count: 2, level: 1 }])
  })

  // SRD 5.2.1, Character Creation, Multiclassing: Pact Magic (page 26)
  test('a single-class Warlock cites Pact Magic, a multiclass one multiclassing', () => {
    expect(spellSlots({ levels: { warlock: 5 } }).steps.map(({ rule }) => rule)).toEqual(['spell-slot'])
    expect(spellSlots({ levels: { warlock: 5, fighter: 1 } }).steps.map(({ rule }) => rule)).toEqual(['multiclassing'])
  })

  test('rounding changes the slots of a Paladin 1 / Ranger 1', () => {
    expect(spellSlots({ levels: { paladin: 1, ranger: 1 } }).value.slots).toEqual(slots(2))
    expect(spellSlots({ levels: { paladin: 1, ranger: 1 }, rounding: 'each-class' }).value.slots).toEqual(slots(3))
  })

  test('no spells at all', () => {
    expect(spellSlots({ levels: { fighter: 3, rogue: 3 } })).toEqual({ value: { slots: NO_SLOTS }, steps: [] })
  })
})

describe('law: the tables of the classes agree with the Multiclass Spellcaster table', () => {
  test.each(['bard', 'cleric', 'druid', 'sorcerer', 'wizard'] as const)('%s, level by level', (full) => {
    for (const { spellcasterLevel: level, slots: expected } of MULTICLASS_SPELL_SLOTS) {
      expect([level, spellSlots({ levels: { [full]: level } }).value.slots]).toEqual([level, expected])
    }
  })

  test.each(['paladin', 'ranger'] as const)('%s, at half the level rounded up', (half) => {
    for (let level = 1; level <= 20; level += 1) {
      const row = MULTICLASS_SPELL_SLOTS.find(({ spellcasterLevel: other }) => other === Math.ceil(level / 2))
      expect([level, spellSlots({ levels: { [half]: level } }).value.slots]).toEqual([level, row?.slots])
    }
  })
})

test.each([{}, { wizard: 21 }, { wizard: 10, cleric: 11 }])('levels %o throw a RangeError', (levels) => {
  expect(() => spellSlots({ levels })).toThrow(RangeError)
  expect(() => spellcasterLevel({ levels })).toThrow(RangeError)
})
