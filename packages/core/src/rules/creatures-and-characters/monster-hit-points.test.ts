import { expect, test } from 'vitest'
import { mean } from '../../dice/moments.ts'
import { odds } from '../../dice/odds.ts'
import { parse } from '../../dice/parse.ts'
import { toNumber } from '../../fraction.ts'
import { SIZES } from '../../vocabulary/sizes.ts'
import { monsterHitPoints, readMonsterHitPoints } from './monster-hit-points.ts'

// SRD 5.2.1, Monsters, Hit Points (page 255)
test.each([
  ['the book’s example', 'medium', 2, 1, 11, '2d8+2'],
  ['without a modifier', 'medium', 2, 0, 9, '2d8'],
  ['rounded down', 'tiny', 1, 0, 2, '1d4'],
  ['a negative modifier', 'small', 3, -1, 7, '3d6-3'],
  ['Large', 'large', 7, 4, 66, '7d10+28'],
  ['Huge', 'huge', 19, 6, 237, '19d12+114'],
  ['Gargantuan', 'gargantuan', 20, 8, 370, '20d20+160'],
] as const)('%s', (_, size, hitDice, modifier, average, dice) => {
  expect(monsterHitPoints({ size, hitDice, constitutionModifier: modifier })).toEqual({ average, dice })
})

test.each(SIZES)('law: the average of a %s monster is the mean of its dice, rounded down', (size) => {
  for (const hitDice of [1, 2, 5, 10]) {
    const { average, dice } = monsterHitPoints({ size, hitDice, constitutionModifier: 2 })
    const parsed = parse(dice)
    const exact = parsed.ok ? odds(parsed.value) : parsed
    expect(exact.ok && Math.floor(toNumber(mean(exact.value)))).toBe(average)
  }
})

test.each([0, 2.5, 101])('%d Hit Dice throw a RangeError', (hitDice) => {
  expect(() => monsterHitPoints({ size: 'medium', hitDice, constitutionModifier: 0 })).toThrow(RangeError)
})

// SRD 5.2.1, Monsters: stat blocks of the Goblin Warrior, the Ogre and the Adult Red Dragon
test.each([
  ['3d6', 10],
  ['8d10+24', 68],
  ['19d12 + 133', 256],
  ['1d8', 4],
  ['2d6−2', 5],
])('%s: %i Hit Points on average', (dice, average) => {
  expect(readMonsterHitPoints(dice)).toMatchObject({ ok: true, value: { average } })
})

test.each(['', '11', '2d7', '0d8', '2d8+', 'abc', '2d8*2'])('“%s” is not the dice of a stat block', (got) => {
  expect(readMonsterHitPoints(got)).toEqual({ ok: false, error: { code: 'not-hit-point-dice', got } })
})
