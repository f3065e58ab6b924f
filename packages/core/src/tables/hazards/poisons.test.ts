import { describe, expect, test } from 'vitest'
import { printCost } from '../../../test/print-price.ts'
import { mean } from '../../dice/moments.ts'
import { odds } from '../../dice/odds.ts'
import { parse } from '../../dice/parse.ts'
import { toNumber } from '../../fraction.ts'
import type { Poison } from '../../vocabulary/poisons.ts'
import { POISON_FIGURES, POISON_STATISTICS } from './poisons.ts'

/** The mean of dice, rounded down as the book prints it. */
function printedMean(dice: string | undefined): number | undefined {
  if (dice === undefined) return undefined
  const expression = parse(dice)
  const distribution = expression.ok ? odds(expression.value) : undefined
  return distribution?.ok ? Math.floor(toNumber(mean(distribution.value))) : undefined
}

// SRD 5.2.1, Gameplay Toolbox, Sample Poisons (pages 197 and 198): type, cost, DC, mean damage and its dice, a success
test.each<readonly [Poison, string, string, number, number | undefined, string | undefined, boolean]>([
  ['assassins-blood', 'ingested', '150 GP', 10, 6, '1d12', true],
  ['burnt-othur-fumes', 'inhaled', '500 GP', 13, 10, '3d6', false],
  ['crawler-mucus', 'contact', '200 GP', 13, undefined, undefined, false],
  ['essence-of-ether', 'inhaled', '300 GP', 15, undefined, undefined, false],
  ['malice', 'inhaled', '250 GP', 15, undefined, undefined, false],
  ['midnight-tears', 'ingested', '1,500 GP', 17, 31, '9d6', true],
  ['oil-of-taggit', 'contact', '400 GP', 13, undefined, undefined, false],
  ['pale-tincture', 'ingested', '250 GP', 16, 3, '1d6', false],
  ['purple-worm-poison', 'injury', '2,000 GP', 21, 35, '10d6', true],
  ['serpent-venom', 'injury', '200 GP', 11, 10, '3d6', true],
  ['spiders-sting', 'injury', '200 GP', 13, undefined, undefined, false],
  ['torpor', 'ingested', '600 GP', 15, undefined, undefined, false],
  ['truth-serum', 'ingested', '150 GP', 11, undefined, undefined, false],
  ['wyvern-poison', 'injury', '1,200 GP', 14, 24, '7d6', true],
])('%s', (poison, type, cost, saveDc, average, damage, halfOnSuccess) => {
  const row = POISON_STATISTICS[poison]
  expect([row.type, printCost(row), row.saveDc, row.damage, row.halfOnSuccess ?? false]).toEqual([
    type,
    cost,
    saveDc,
    damage,
    halfOnSuccess,
  ])
  expect(printedMean(row.damage)).toBe(average)
})

describe('what lasts', () => {
  const hours = (amount: string) => ({ amount, unit: 'hours' as const })

  test.each<readonly [Poison, readonly string[], object | undefined]>([
    ['assassins-blood', ['poisoned'], hours('24')], // 197
    ['crawler-mucus', ['poisoned', 'paralyzed'], { amount: '1', unit: 'minutes' }], // 197
    ['essence-of-ether', ['poisoned', 'unconscious'], hours('8')], // 197
    ['malice', ['poisoned', 'blinded'], hours('1')], // 197
    ['oil-of-taggit', ['poisoned', 'unconscious'], hours('24')], // 198
    ['pale-tincture', ['poisoned'], undefined], // 198
    ['spiders-sting', ['poisoned'], hours('1')], // 198
    ['torpor', ['poisoned'], hours('4d6')], // 198
    ['truth-serum', ['poisoned'], hours('1')], // 198
  ])('%s', (poison, conditions, duration) => {
    const row = POISON_STATISTICS[poison]
    expect([row.conditions, row.duration]).toEqual([conditions, duration])
  })

  test('repeated saves, what wakes, and what comes of failing by 5', () => {
    const rows = Object.entries(POISON_STATISTICS)
    expect(Object.fromEntries(rows.flatMap(([id, { repeats }]) => (repeats ? [[id, repeats]] : [])))).toEqual({
      'burnt-othur-fumes': { when: 'start-of-turn', damage: '1d6', successesToEnd: 3 }, // 197
      'crawler-mucus': { when: 'end-of-turn', successesToEnd: 1 }, // 197
      'pale-tincture': { when: 'every-24-hours', damage: '1d6', successesToEnd: 7 }, // 198
    })
    expect(Object.fromEntries(rows.flatMap(([id, { wokenBy }]) => (wokenBy ? [[id, wokenBy]] : [])))).toEqual({
      'essence-of-ether': ['damage', 'shaking'], // 197
      'oil-of-taggit': ['damage'], // 198
      'spiders-sting': ['damage', 'shaking'], // 198
    })
    expect(POISON_STATISTICS['spiders-sting'].conditionsFailingBy5).toEqual(['unconscious']) // 198
  })
})

// SRD 5.2.1, Gameplay Toolbox, Poison (page 197)
test('inhaled poison and harvesting', () => {
  expect(POISON_FIGURES).toEqual({
    inhaled: { cubeFeet: 5 },
    harvesting: { minutes: '1d6', ability: 'intelligence', skill: 'nature', dc: 20, exposedWhenFailingBy: 5, doses: 1 },
  })
})
