import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction, multiplyFractions } from '../../fraction.ts'
import { CRAFTING } from '../../tables/equipment/crafting.ts'
import { BREWING_POTION_OF_HEALING, craftingDays, rawMaterialsCopperPieces, toolsToCraft } from './crafting.ts'

// SRD 5.2.1, Equipment, Crafting Nonmagical Items and Brewing Potions of Healing (page 103)
test('the constants of crafting match the book', () => {
  expect(CRAFTING).toEqual({ hoursPerDay: 8, copperPiecesPerDay: 1000, rawMaterialsDivisor: 2, assistants: 1 })
  expect(BREWING_POTION_OF_HEALING).toEqual({ tool: 'herbalism-kit', rawMaterialsCopperPieces: 2500, days: 1 })
})

describe('rawMaterialsCost', () => {
  test.each([
    ['Plate Armor: 750 GP for 1,500 GP, the book’s example', 150000, 75000],
    ['a Dart: half of 5 CP rounded down', 5, 2],
    ['a Candle', 1, 0],
  ])('%s', (_, cost, materials) => {
    expect(rawMaterialsCopperPieces(cost)).toBe(materials)
  })
})

describe('craftingDays', () => {
  test.each([
    ['a Heavy Crossbow: 5 days for 50 GP, the book’s example', 5000, 1, fraction(5)],
    ['with an assistant, half of it', 5000, 2, fraction(5, 2)],
    ['a fraction is rounded up to a day', 1500, 1, fraction(2)],
    ['a fraction is divided after rounding up', 1500, 2, fraction(1)],
    ['1 CP', 1, 1, fraction(1)],
    ['just 10 GP', 1000, 1, fraction(1)],
    ['1 CP more', 1001, 1, fraction(2)],
    ['Plate Armor', 150000, 1, fraction(150)],
    ['four, if the Game Master allows them', 150000, 4, fraction(75, 2)],
    ['what is free takes no time', 0, 1, fraction(0)],
  ])('%s', (_, cost, crafters, days) => {
    expect(craftingDays({ costCopperPieces: cost, crafters })).toEqual(days)
  })

  test('law: the work of all crafters together is that of one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 100 }), (cost, crafters) => {
        expect(multiplyFractions(craftingDays({ costCopperPieces: cost, crafters }), fraction(crafters))).toEqual(
          craftingDays({ costCopperPieces: cost }),
        )
      }),
    )
  })
})

test.each([-1, 0.5, 1_000_000_001])('a cost of %s throws a RangeError', (cost) => {
  expect(() => rawMaterialsCopperPieces(cost)).toThrow(/costCopperPieces is/)
  expect(() => craftingDays({ costCopperPieces: cost })).toThrow(/costCopperPieces is/)
})

test.each([0, 1.5, 101])('%s crafters throw a RangeError', (crafters) => {
  expect(() => craftingDays({ costCopperPieces: 1000, crafters })).toThrow(/crafters is/)
})

// SRD 5.2.1, Equipment, Tools (pages 93 and 94)
test.each([
  ['club', ['carpenters-tools', 'woodcarvers-tools']],
  ['whip', ['leatherworkers-tools']],
  ['sling', ['leatherworkers-tools']],
  ['longsword', ['smiths-tools']],
  ['pistol', ['tinkers-tools']],
  ['padded-armor', ['weavers-tools']],
  ['arcane-focus', ['jewelers-tools', 'woodcarvers-tools']],
  ['holy-symbol', ['jewelers-tools', 'painters-supplies']],
  ['antitoxin', ['brewers-supplies', 'herbalism-kit']],
  ['spell-scroll', ['calligraphers-supplies']],
  ['potion-of-healing', ['herbalism-kit']],
  ['holy-water', []],
] as const)('the tool that crafts %s', (item, tools) => {
  expect(toolsToCraft(item)).toEqual(tools)
})
