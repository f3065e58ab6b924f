import { expect, test } from 'vitest'
import { CONTAINERS, type ContainerRow } from './containers.ts'

const PINT = 16
const GALLON = 8 * PINT

// SRD 5.2.1, Equipment, Adventuring Gear (the page stands after each)
test.each<readonly [string, Omit<ContainerRow, 'container'>]>([
  ['backpack', { pounds: 30, tenthsOfCubicFoot: 10 }], // 96
  ['barrel', { fluidOunces: 40 * GALLON, tenthsOfCubicFoot: 40, or: true }], // 96
  ['basket', { pounds: 40, tenthsOfCubicFoot: 20 }], // 96
  ['glass-bottle', { fluidOunces: 1.5 * PINT }], // 96
  ['bucket', { tenthsOfCubicFoot: 5 }], // 96
  ['crossbow-bolt-case', { pieces: { bolts: 20 } }], // 96
  ['map-or-scroll-case', { pieces: { paper: 10, parchment: 5 }, or: true }], // 96
  ['chest', { tenthsOfCubicFoot: 120 }], // 97
  ['flask', { fluidOunces: PINT }], // 97
  ['jug', { fluidOunces: GALLON }], // 98
  ['iron-pot', { fluidOunces: GALLON }], // 99
  ['pouch', { pounds: 6, tenthsOfCubicFoot: 2 }], // 99
  ['quiver', { pieces: { arrows: 20 } }], // 99
  ['sack', { pounds: 30, tenthsOfCubicFoot: 10 }], // 99
  ['vial', { fluidOunces: 4 }], // 100
  ['waterskin', { fluidOunces: 4 * PINT }], // 100
])('what a %s holds', (container, capacity) => {
  expect(CONTAINERS.find((row) => row.container === container)).toEqual({ container, ...capacity })
})

test('no other container, and none twice', () => {
  expect(CONTAINERS).toHaveLength(16)
  expect(new Set(CONTAINERS.map(({ container }) => container)).size).toBe(16)
})
