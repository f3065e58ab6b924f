import { expect, test } from 'vitest'
import { srd51 } from '../../rulesets/srd-5-1.ts'
import { gearCheck, spreadGearSaveDc } from './gear.ts'

// SRD 5.2.1, Equipment (pages 96 to 98); SRD 5.1, Equipment, Adventuring Gear (pages 67 and 68)
test.each([
  ['caltrops', 15, 'none'],
  ['ball-bearings', 10, 'none'],
  ['hunting-trap', 13, 13],
  ['oil', 'none', 'none'],
] as const)('%s at half Speed: DC %s, in SRD 5.1 %s', (gear, dc, older) => {
  expect(spreadGearSaveDc({ gear, halfSpeed: true })).toBe(dc)
  expect(spreadGearSaveDc({ gear, halfSpeed: true }, srd51)).toBe(older)
})

test('a check that an edition does not name', () => {
  expect(gearCheck({ gear: 'rope', use: 'tie-knot' })).toMatchObject({ dc: 10 })
  expect(gearCheck({ gear: 'rope', use: 'tie-knot' }, srd51)).toBe('none')
})
