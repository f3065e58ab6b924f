import { toNumber } from '@rulestone/core'
import { expect, test } from 'vitest'
import { CREATURE_IDS, type CreatureId, type Offence, oneAgainstAll } from '../src/index.ts'

const SWORD: Offence = { kind: 'attack', bonus: 7, damage: '1d8+4', type: 'slashing' }
const MACE: Offence = { kind: 'attack', bonus: 5, damage: '1d6+3', type: 'bludgeoning', attacks: 2 }
const FIREBALL: Offence = {
  kind: 'save',
  ability: 'dexterity',
  dc: 15,
  damage: '8d6',
  type: 'fire',
  onSuccess: 'half',
}
const FLAME: Offence = { ...FIREBALL, damage: '2d8', type: 'radiant', onSuccess: 'none' }

/** Worked by hand: AC and saves from the stat blocks; the dice of a Critical Hit are rolled twice. */
// biome-ignore format: a table
const ROWS: readonly (readonly [string, Offence, CreatureId, chance: number, meanDamage: number])[] = [
  ['AC 11: 17 of 20 faces hit', SWORD, 'ogre', 17 / 20, (17 / 20) * 8.5 + (1 / 20) * 4.5],
  ['AC 18: 10 of 20 faces hit', SWORD, 'animated-armor', 10 / 20, (10 / 20) * 8.5 + (1 / 20) * 4.5],
  ['Vulnerability doubles, two attacks', MACE, 'skeleton', 12 / 20, 2 * ((12 / 20) * 13 + (1 / 20) * 7)],
  ['Immunity leaves nothing', FIREBALL, 'fire-elemental', 11 / 20, 0],
  ['Dexterity −1 fails on 15 of 20 faces: 28, and half of it rounded down', FIREBALL, 'ogre', 15 / 20, (15 / 20) * 28 + (5 / 20) * 13.75],
  ['a success avoids everything', FLAME, 'ogre', 15 / 20, (15 / 20) * 9],
]

test.each(ROWS)('%s', (_, offence, id, chance, meanDamage) => {
  const rows = oneAgainstAll(offence)
  const row = rows.ok ? rows.value.find((one) => one.creature === id) : undefined
  expect(row && toNumber(row.chance)).toBeCloseTo(chance, 12)
  expect(row && toNumber(row.meanDamage)).toBeCloseTo(meanDamage, 12)
})

test('every creature has a row, and what cannot harm it never drops it', () => {
  const rows = oneAgainstAll(FIREBALL)
  expect(rows.ok && rows.value.map(({ creature }) => creature)).toEqual(CREATURE_IDS)
  for (const { meanDamage, rounds } of rows.ok ? rows.value : []) {
    expect(rounds === Number.POSITIVE_INFINITY).toBe(meanDamage.numerator === 0n)
    expect(rounds).toBeGreaterThanOrEqual(1)
  }
})

test('damage that is no dice notation', () => {
  expect(oneAgainstAll({ ...SWORD, damage: '1d' })).toMatchObject({ ok: false })
})

test('rounds by hand: 1d4 on 10 of 20 faces against the 4 Hit Points of a commoner', () => {
  // Rolls of 1d4 that reach 1, 2, 3, 4: 1, 1 + 1/4, 1 + (1 + 5/4)/4, 1 + (1 + 5/4 + 25/16)/4 = 125/64; each takes two rounds.
  const offence: Offence = { ...FLAME, dc: 11, damage: '1d4', type: 'acid' }
  const rows = oneAgainstAll(offence)
  const commoner = rows.ok ? rows.value.find(({ creature }) => creature === 'commoner') : undefined
  expect(commoner?.rounds).toBeCloseTo((2 * 125) / 64, 12)
})

test('without a type, what a creature resists does not count', () => {
  const { type: _, ...untyped } = FIREBALL
  const rows = oneAgainstAll(untyped)
  const row = rows.ok ? rows.value.find(({ creature }) => creature === 'fire-elemental') : undefined
  // Dexterity +3 fails against DC 15 on 11 of 20 faces: 28, and half of it rounded down.
  expect(row && toNumber(row.meanDamage)).toBeCloseTo((11 / 20) * 28 + (9 / 20) * 13.75, 12)
  expect(row?.defence).toBe(3)
})

test('a great many dice: every creature falls in the first round', () => {
  const rows = oneAgainstAll({ ...FLAME, dc: 40, damage: '1000d1', onSuccess: 'none' })
  expect(rows.ok && rows.value.every(({ rounds, meanDamage }) => rounds === 1 || toNumber(meanDamage) < 1000)).toBe(
    true,
  )
  expect(rows.ok && rows.value.find(({ creature }) => creature === 'tarrasque')?.rounds).toBeLessThan(3)
})
