import { describe, expect, test } from 'vitest'
import type { Poison } from '../../vocabulary/poisons.ts'
import { harvestPoison, type PoisonOutcome, poisonOutcome } from './poison.ts'

// SRD 5.2.1, Gameplay Toolbox, Sample Poisons (pages 197 and 198)
describe('poisonOutcome', () => {
  test.each<readonly [Poison, number, PoisonOutcome['damage'], PoisonOutcome['conditions']]>([
    ['assassins-blood', 9, 'all', ['poisoned']],
    ['assassins-blood', 10, 'half', []],
    ['burnt-othur-fumes', 12, 'all', []],
    ['burnt-othur-fumes', 13, 'none', []],
    ['crawler-mucus', 12, 'none', ['poisoned', 'paralyzed']],
    ['midnight-tears', 17, 'half', []],
    ['pale-tincture', 15, 'all', ['poisoned']],
    ['pale-tincture', 16, 'none', []],
    ['spiders-sting', 9, 'none', ['poisoned']],
    ['spiders-sting', 8, 'none', ['poisoned', 'unconscious']],
    ['torpor', 10, 'none', ['poisoned']],
    ['wyvern-poison', 13, 'all', []],
    ['wyvern-poison', 14, 'half', []],
  ])('%s, a save of %i', (poison, total, damage, conditions) => {
    const outcome = poisonOutcome({ poison, total })
    expect([outcome.damage, outcome.conditions]).toEqual([damage, conditions])
    expect(outcome.saved).toBe(damage !== 'all' && conditions.length === 0)
  })
})

// SRD 5.2.1, Gameplay Toolbox, Harvesting Poison (page 197): DC 20, subjected to it when failing by 5 or more
test.each([
  [25, 'dose'],
  [20, 'dose'],
  [19, 'nothing'],
  [16, 'nothing'],
  [15, 'exposed'],
  [1, 'exposed'],
] as const)('a check of %i harvests: %s', (total, outcome) => {
  expect(harvestPoison(total)).toBe(outcome)
})
