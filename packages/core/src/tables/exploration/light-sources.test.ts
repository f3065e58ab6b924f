import { expect, test } from 'vitest'
import { LIGHT_SOURCES } from './light-sources.ts'

// SRD 5.2.1, Equipment, Adventuring Gear (the page stands after each)
test('the gear that sheds light', () => {
  expect(
    Object.entries(LIGHT_SOURCES).map(
      ([source, { shape, brightFeet, additionalDimFeet, burns, hours }]) =>
        `${source}: ${brightFeet}-foot ${shape}, ${additionalDimFeet} feet more dim, ${hours} h (${burns})`,
    ),
  ).toEqual([
    'candle: 5-foot radius, 5 feet more dim, 1 h (itself)', // 96
    'lamp: 15-foot radius, 30 feet more dim, 6 h (oil)', // 98, 99
    'bullseye-lantern: 60-foot cone, 60 feet more dim, 6 h (oil)', // 98, 99
    'hooded-lantern: 30-foot radius, 30 feet more dim, 6 h (oil)', // 98, 99
    'torch: 20-foot radius, 20 feet more dim, 1 h (itself)', // 100
  ])
  expect(LIGHT_SOURCES['hooded-lantern'].hoodedDimFeet).toBe(5) // 98
})
