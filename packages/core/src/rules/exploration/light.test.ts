import { describe, expect, test } from 'vitest'
import { LIGHT_LEVELS } from '../../vocabulary/light-levels.ts'
import { brighter, illumination, lightShed } from './light.ts'

// SRD 5.2.1, Equipment, Candle (page 96), Lamp, Lantern (page 98), Torch (page 100): the last foot of each light
describe('lightShed', () => {
  test.each([
    ['candle', 5, 10],
    ['lamp', 15, 45],
    ['bullseye-lantern', 60, 120],
    ['hooded-lantern', 30, 60],
    ['torch', 20, 40],
  ] as const)('%s: bright to %i feet, dim to %i feet', (source, bright, dim) => {
    expect([0, bright, bright + 1, dim, dim + 1].map((feet) => lightShed({ source, distanceFeet: feet }))).toEqual([
      'bright-light',
      'bright-light',
      'dim-light',
      'dim-light',
      'darkness',
    ])
  })

  // SRD 5.2.1, Equipment, Lantern, Hooded (page 98)
  test('a lowered hood leaves 5 feet of Dim Light', () => {
    expect([0, 5, 6].map((feet) => lightShed({ source: 'hooded-lantern', distanceFeet: feet, hooded: true }))).toEqual([
      'dim-light',
      'dim-light',
      'darkness',
    ])
    expect(lightShed({ source: 'torch', distanceFeet: 5, hooded: true })).toBe('bright-light')
  })

  test.each([-1, 2.5])('%f feet throws a RangeError', (feet) => {
    expect(() => lightShed({ source: 'torch', distanceFeet: feet })).toThrow(RangeError)
  })
})

test('the brightest light counts, whatever the order', () => {
  expect(illumination(['bright-light', 'darkness', 'dim-light'])).toBe('bright-light')
  expect(illumination(['dim-light', 'darkness'])).toBe('dim-light')
})

// SRD 5.2.1, Rules Glossary, Darkvision (page 180)
test('a category brighter', () => {
  expect(LIGHT_LEVELS.map((light) => brighter({ light, levels: 1 }))).toEqual([
    'dim-light',
    'bright-light',
    'bright-light',
  ])
  expect(LIGHT_LEVELS.map((light) => brighter({ light, levels: 0 }))).toEqual(LIGHT_LEVELS)
})
