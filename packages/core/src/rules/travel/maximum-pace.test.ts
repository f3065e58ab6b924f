import { describe, expect, test } from 'vitest'
import { TERRAINS } from '../../vocabulary/terrains.ts'
import { allowedPace, type JourneyStage, maximumPace } from './maximum-pace.ts'

// SRD 5.2.1, Gameplay Toolbox, Travel Terrain, Good Roads (page 192)
test.each([
  ['arctic', 'fast', 'fast'],
  ['coastal', 'normal', 'fast'],
  ['mountain', 'slow', 'normal'],
  ['waterborne', 'vehicle', 'vehicle'],
] as const)('%s: %s, and %s on a good road', (terrain, pace, onRoad) => {
  expect(maximumPace({ terrain, equipped: true }).value).toBe(pace)
  expect(maximumPace({ terrain, equipped: true, goodRoad: true }).value).toBe(onRoad)
})

test.each([
  ['fast', { terrain: 'hill' }, 'normal'],
  ['normal', { terrain: 'hill' }, 'normal'],
  ['slow', { terrain: 'hill' }, 'slow'],
  ['fast', { terrain: 'mountain' }, 'slow'],
  ['fast', { terrain: 'grassland' }, 'fast'],
  ['fast', { terrain: 'waterborne' }, 'vehicle'],
] as const)('who wishes for a %s pace in %o goes %s', (wished, stage, expected) => {
  expect(allowedPace({ wished, ...stage })).toBe(expected)
})

describe('what else changes the pace', () => {
  // SRD 5.2.1, Gameplay Toolbox, Travel Terrain (page 192): equipment such as skis for a Fast pace
  test('without equipment in Arctic terrain', () => {
    expect(maximumPace({ terrain: 'arctic' }).value).toBe('normal')
    expect(maximumPace({ terrain: 'arctic', goodRoad: true }).value).toBe('normal')
  })

  // SRD 5.2.1, Gameplay Toolbox, Slower Travelers (page 192): half or less of normal
  test.each([
    [16, 30, 'fast'],
    [15, 30, 'slow'],
    [12, 25, 'slow'],
    [13, 25, 'fast'],
    [0, 30, 'slow'],
  ] as const)('one member with Speed %i instead of %i', (speedFeet, normalSpeedFeet, pace) => {
    const members = [
      { speedFeet: 30, normalSpeedFeet: 30 },
      { speedFeet, normalSpeedFeet },
    ]
    expect(maximumPace({ terrain: 'grassland', members }).value).toBe(pace)
  })

  // SRD 5.2.1, Gameplay Toolbox, Special Movement (page 192)
  test('flying over any terrain', () => {
    expect(TERRAINS.map((terrain) => maximumPace({ terrain, ignoresTerrain: true }).value)).toEqual(
      TERRAINS.map(() => 'fast'),
    )
  })
})

test.each<[JourneyStage, unknown]>([
  [
    { terrain: 'swamp', goodRoad: true, members: [{ speedFeet: 10, normalSpeedFeet: 30 }] },
    [
      {
        kind: 'terrain-limits-pace',
        rule: 'travel-terrain',
        values: { terrain: 'swamp', unequipped: false, pace: 'slow' },
      },
      { kind: 'road-raises-pace', rule: 'travel-terrain', values: { before: 'slow', pace: 'normal' } },
      { kind: 'member-slows-pace', rule: 'travel-terrain', values: { before: 'normal', pace: 'slow' } },
    ],
  ],
  [
    { terrain: 'waterborne' },
    [
      {
        kind: 'terrain-limits-pace',
        rule: 'travel-terrain',
        values: { terrain: 'waterborne', unequipped: false, pace: 'vehicle' },
      },
    ],
  ],
  [
    { terrain: 'mountain', ignoresTerrain: true, goodRoad: true },
    [{ kind: 'terrain-ignored', rule: 'special-movement', values: { terrain: 'mountain', pace: 'fast' } }],
  ],
])('the steps of %j', (stage, steps) => {
  expect(maximumPace(stage).steps).toEqual(steps)
})
