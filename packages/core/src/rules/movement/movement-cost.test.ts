import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { MOVEMENT_COSTS } from '../../tables/movement/movement-costs.ts'
import { movementCostFeet } from './movement-cost.ts'

describe('SRD 5.2.1', () => {
  test.each([
    ['walking: Movement and Position (page 14)', { feet: 30 }, 30],
    ['the book’s example: Difficult Terrain (page 181)', { feet: 5, circumstances: ['difficult-terrain'] }, 10],
    [
      'Difficult Terrain isn’t cumulative (page 181)',
      { feet: 5, circumstances: ['difficult-terrain', 'difficult-terrain'] },
      10,
    ],
    ['Climbing (page 178)', { feet: 7, circumstances: ['climbing'] }, 14],
    ['Climbing in Difficult Terrain (page 178)', { feet: 7, circumstances: ['climbing', 'difficult-terrain'] }, 21],
    ['with a Climb Speed (page 178)', { feet: 7, circumstances: ['climbing'], speed: 'climb-speed' }, 7],
    [
      'with a Climb Speed in Difficult Terrain',
      { feet: 7, circumstances: ['climbing', 'difficult-terrain'], speed: 'climb-speed' },
      14,
    ],
    ['a Swim Speed does not help to climb', { feet: 7, circumstances: ['climbing'], speed: 'swim-speed' }, 14],
    ['Crawling (page 179)', { feet: 1, circumstances: ['crawling'] }, 2],
    ['Crawling in Difficult Terrain (page 179)', { feet: 1, circumstances: ['crawling', 'difficult-terrain'] }, 3],
    ['Swimming (page 189)', { feet: 10, circumstances: ['swimming'] }, 20],
    ['Swimming in Difficult Terrain (page 189)', { feet: 10, circumstances: ['swimming', 'difficult-terrain'] }, 30],
    ['with a Swim Speed (page 189)', { feet: 10, circumstances: ['swimming'], speed: 'swim-speed' }, 10],
    ['dragging a Grappled creature (page 182)', { feet: 10, circumstances: ['grappled'] }, 20],
    ['dragging it through Difficult Terrain', { feet: 10, circumstances: ['grappled', 'difficult-terrain'] }, 30],
    ['no movement, no cost', { feet: 0, circumstances: ['climbing'] }, 0],
  ] as const)('%s', (_, movement, expected) => {
    expect(movementCostFeet(movement, srd521).value).toBe(expected)
  })
})

describe('2012 playtest: segments of 5 feet', () => {
  test.each([
    ['Movement', { feet: 30 }, 30],
    ['Movement: a begun segment', { feet: 8 }, 10],
    ['Movement: difficult terrain', { feet: 5, circumstances: ['difficult-terrain'] }, 10],
    ['Climb', { feet: 5, circumstances: ['climbing'] }, 10],
    ['Swim', { feet: 6, circumstances: ['swimming'] }, 20],
    ['Crawl, in difficult terrain', { feet: 5, circumstances: ['crawling', 'difficult-terrain'] }, 15],
  ] as const)('%s', (_, movement, expected) => {
    expect(movementCostFeet(movement, next2012).value).toBe(expected)
  })
})

test('each step names the rule it applied', () => {
  const climb = { feet: 10, circumstances: ['difficult-terrain', 'climbing'], speed: 'climb-speed' } as const
  expect(movementCostFeet(climb, srd521).steps).toEqual([
    { kind: 'distance-covered', rule: 'speed', values: { feet: 10, speed: 'climb-speed', costFeet: 10 } },
    { kind: 'movement-costs-extra', rule: 'climb-speed', values: { feet: 10, extraFeet: 0 } },
    { kind: 'movement-costs-extra', rule: 'difficult-terrain', values: { feet: 10, extraFeet: 10 } },
  ])
})

test('law: the cost is the distance and what the steps add', () => {
  const names = MOVEMENT_COSTS.map(({ circumstance }) => circumstance)
  for (let bits = 0; bits < 2 ** names.length; bits += 1) {
    const circumstances = names.filter((_, index) => bits & (1 << index))
    const { value: feet, steps } = movementCostFeet({ feet: 5, circumstances }, srd521)
    expect([circumstances, feet]).toEqual([circumstances, 5 + 5 * circumstances.length])
    expect(steps).toHaveLength(1 + circumstances.length)
  }
})

test.each([srd521, next2012])('law in $id: cost grows with distance and is at least the distance', (ruleset) => {
  const names = MOVEMENT_COSTS.map(({ circumstance }) => circumstance)
  fc.assert(
    fc.property(fc.nat({ max: 120 }), fc.subarray(names), (feet, circumstances) => {
      const cost = movementCostFeet({ feet, circumstances }, ruleset).value
      expect(cost).toBeGreaterThanOrEqual(feet)
      expect(movementCostFeet({ feet: feet + 1, circumstances }, ruleset).value).toBeGreaterThanOrEqual(cost)
      expect(movementCostFeet({ feet, circumstances: names }, ruleset).value).toBeGreaterThanOrEqual(cost)
    }),
  )
})

test.each([-1, 2.5, Number.NaN])('%d feet throw a RangeError', (feet) => {
  expect(() => movementCostFeet({ feet }, srd521)).toThrow(RangeError)
})
