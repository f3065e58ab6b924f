import { expect, test } from 'vitest'
import { SPREAD_GEAR } from './spread-gear.ts'

// SRD 5.2.1, Equipment, Adventuring Gear (the page stands after each)
test('the gear that covers an area or a spot', () => {
  expect(SPREAD_GEAR).toEqual({
    // 96
    'ball-bearings': { squareFeet: 10, withinFeet: 10, saveDc: 10, effect: 'prone', recoveryMinutes: 10 },
    // 96
    caltrops: {
      squareFeet: 5,
      withinFeet: 5,
      saveDc: 15,
      damage: '1',
      damageType: 'piercing',
      effect: 'speed-0-until-its-next-turn',
      recoveryMinutes: 10,
    },
    // 98
    'hunting-trap': { saveDc: 13, damage: '1d4', damageType: 'piercing', effect: 'speed-0-until-its-next-turn' },
    // 98
    oil: { squareFeet: 5, withinFeet: 5, damage: '5', damageType: 'fire' },
  })
})
