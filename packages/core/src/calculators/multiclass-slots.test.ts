import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computing, printSteps } from '../../test/computing.ts'
import { plainFigures } from '../../test/plain-figures.ts'
import { MULTICLASS_SPELL_SLOTS } from '../tables/spells-and-magic/multiclass-spell-slots.ts'
import { CLASSES } from '../vocabulary/classes.ts'
import type { InputOf } from './calculator.ts'
import { defaultInput } from './fields/state.ts'
import { multiclassSlotsCalculator } from './multiclass-slots.ts'

type Input = InputOf<typeof multiclassSlotsCalculator.fields>

const NONE: Input = { ...defaultInput(multiclassSlotsCalculator), ranger: 0, sorcerer: 0 }

const computed = computing(multiclassSlotsCalculator, NONE)

const figures = (changes: Partial<Input>): Record<string, number> => plainFigures(computed(changes))

const rows = (changes: Partial<Input>): (readonly unknown[])[] =>
  (computed(changes).table?.rows ?? []).map((row) => row.map(({ value }) => value))

/** The slots of each spellcaster level, by spell level. */
const SLOTS = MULTICLASS_SPELL_SLOTS.map(({ slots }): number[] => Object.values(slots).filter((count) => count > 0))

const FEW = fc.integer({ min: 0, max: 5 })

test('any character matches an independent count of levels', () => {
  fc.assert(
    fc.property(
      fc.record(Object.fromEntries(CLASSES.map((name) => [name, FEW])) as Record<(typeof CLASSES)[number], typeof FEW>),
      fc.constantFrom('together', 'each-class'),
      (levels, rounding) => {
        const { bard, cleric, druid, sorcerer, wizard, paladin, ranger, warlock } = levels
        const total = Object.values(levels).reduce((sum, level) => sum + level, 0)
        const result = figures({ ...levels, rounding })
        if (total === 0 || total > 20) {
          expect(result).toEqual({ [total === 0 ? 'no-levels' : 'too-many-levels']: total })
          return
        }
        const half =
          rounding === 'together' ? Math.ceil((paladin + ranger) / 2) : Math.ceil(paladin / 2) + Math.ceil(ranger / 2)
        const level = bard + cleric + druid + sorcerer + wizard + half
        // Up to level 5 the table of each class agrees with the Multiclass Spellcaster table.
        const slots = SLOTS[level - 1] ?? []
        expect(result['slots']).toBe(slots.reduce((sum, count) => sum + count, 0))
        expect(result['highest']).toBe(slots.length || undefined)
        expect(result['character-level']).toBe(total)
        expect([result['pact-slots'], result['pact-level']]).toEqual(
          warlock === 0 ? [undefined, undefined] : [warlock === 1 ? 1 : 2, Math.ceil(warlock / 2)],
        )
      },
    ),
    { numRuns: 1000 },
  )
})

test.each(SLOTS.map((slots, index) => [index + 1, slots] as const))('row %i of the table', (level, slots) => {
  const half = Math.floor(level / 2)
  expect(rows({ bard: level - half, wizard: half })).toEqual(slots.map((count, index) => [index + 1, count]))
})

describe('the table', () => {
  test('slots of Pact Magic are separate', () => {
    expect(rows({ warlock: 7, cleric: 1 })).toEqual([
      [1, 2, 0],
      [2, 0, 0],
      [3, 0, 0],
      [4, 0, 2],
    ])
  })

  test('has no table without slots', () => {
    expect(computed({ fighter: 3 }).table).toBeUndefined()
  })
})

describe('steps', () => {
  test.each<[string, Partial<Input>, string[]]>([
    [
      'the book’s example',
      { ranger: 4, sorcerer: 3 },
      ['multiclassing: full-and-half-up', 'spell-slot: looked-up', 'multiclassing: met'],
    ],
    [
      'both half casters',
      { ranger: 1, paladin: 1, abilities: ['strength', 'dexterity', 'wisdom', 'charisma'] },
      ['multiclassing: full-and-half-up, rounded-together', 'spell-slot: looked-up', 'multiclassing: met'],
    ],
    ['one class', { wizard: 1 }, ['spell-slot: one-class']],
    ['no magic', { barbarian: 1 }, ['spell-slot: no-spellcasting']],
    ['a Warlock', { warlock: 1 }, ['spell-slot: no-spellcasting', 'multiclassing: pact']],
    [
      'a Warlock and two full casters without the prerequisites',
      { warlock: 1, bard: 1, wizard: 1, fighter: 1, abilities: [] },
      ['multiclassing: full', 'spell-slot: looked-up', 'multiclassing: pact, either, missed, one-of-missed'],
    ],
    [
      'a Fighter needs no ability of its own where a Barbarian needs Strength',
      { barbarian: 1, fighter: 1, abilities: [] },
      ['spell-slot: no-spellcasting', 'multiclassing: missed'],
    ],
    [
      'a Fighter takes one of two',
      { rogue: 0, cleric: 1, fighter: 1, abilities: ['wisdom'] },
      ['spell-slot: one-class', 'multiclassing: one-of-missed'],
    ],
    [
      '2014, the book’s example',
      { ruleset: 'srd-5.1', ranger: 4, wizard: 3, abilities: ['dexterity', 'wisdom', 'intelligence'] },
      ['srd51-multiclassing: full-and-half-down', 'spell-slot: looked-up', 'srd51-multiclassing: met'],
    ],
    [
      '2014, a Ranger of level 1 does not cast yet',
      { ruleset: 'srd-5.1', ranger: 1, wizard: 3, abilities: ['dexterity', 'wisdom', 'intelligence'] },
      ['spell-slot: one-class', 'srd51-multiclassing: met'],
    ],
    ['too many', { wizard: 20, bard: 1 }, ['level-advancement: too-many-levels']],
    ['none', {}, ['level-advancement: no-levels']],
  ])('%s', (_, changes, expected) => {
    expect(printSteps(computed(changes))).toEqual(expected)
  })

  // SRD 5.2.1, Prerequisites (page 25): Strength for Barbarians and Wisdom for Druids
  test('the missing abilities are named', () => {
    const { steps } = computed({ barbarian: 1, druid: 1, abilities: [] })
    expect(steps.at(-1)?.values['abilities']).toEqual(['strength', 'wisdom'])
  })
})
