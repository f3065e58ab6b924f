import { expect, test } from 'vitest'
import { hitDicePool } from './hit-dice.ts'

// SRD 5.2.1, Hit Points and Hit Point Dice (page 25)
test.each([
  ['a level 5 Fighter / level 5 Paladin', { fighter: 5, paladin: 5 }, [{ sides: 10, count: 10 }]],
  [
    'a level 5 Cleric / level 5 Paladin',
    { cleric: 5, paladin: 5 },
    [
      { sides: 8, count: 5 },
      { sides: 10, count: 5 },
    ],
  ],
  ['level 1 has 1 Hit Die (page 22)', { barbarian: 1 }, [{ sides: 12, count: 1 }]],
  ['a class with no levels adds none', { wizard: 2, bard: 0 }, [{ sides: 6, count: 2 }]],
])('%s', (_, levels, expected) => {
  expect(hitDicePool(levels)).toEqual(expected)
})

test.each([{}, { bard: 21 }, { bard: 15, monk: 6 }, { bard: -1, monk: 3 }, { bard: 1.5 }])(
  'levels %o throw a RangeError',
  (levels) => {
    expect(() => hitDicePool(levels)).toThrow(RangeError)
  },
)
