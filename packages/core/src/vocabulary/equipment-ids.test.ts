import { expect, test } from 'vitest'
import { ADVENTURING_GEAR } from './adventuring-gear.ts'
import { AMMUNITION } from './ammunition.ts'
import { ARMOR } from './armor.ts'
import { COINS } from './coins.ts'
import { HEALING_POTIONS } from './healing-potions.ts'
import { LIFESTYLES } from './lifestyles.ts'
import { MOUNTS } from './mounts.ts'
import { POISONS } from './poisons.ts'
import { ARCANE_FOCUSES, DRUIDIC_FOCUSES, FOCUS_KINDS, HOLY_SYMBOLS } from './spellcasting-focuses.ts'
import { ARTISANS_TOOLS, GAMING_SETS, MUSICAL_INSTRUMENTS, OTHER_TOOLS } from './tools.ts'
import { DRAWN_VEHICLES, LARGE_VEHICLES, TACK } from './vehicles.ts'
import { WEAPONS } from './weapons.ts'

// SRD 5.2.1, Equipment (the page follows each): how many rows the table has
test.each([
  ['coins', COINS, 5], // 89
  ['weapons', WEAPONS, 38], // 91
  ['suits of armor', ARMOR, 12], // 92
  ['artisan’s tools', ARTISANS_TOOLS, 17], // 93
  ['other tools', OTHER_TOOLS, 8], // 94
  ['gaming sets', GAMING_SETS, 4], // 94
  ['musical instruments', MUSICAL_INSTRUMENTS, 10], // 94
  ['adventuring gear', ADVENTURING_GEAR, 78], // 95, without the four that vary
  ['ammunition', AMMUNITION, 5], // 96
  ['mounts', MOUNTS, 8], // 100
  ['large vehicles', LARGE_VEHICLES, 7], // 101
  ['lifestyles', LIFESTYLES, 7], // 101
  ['poisons', POISONS, 14], // 197
])('%s', (_, ids, count) => {
  expect(ids).toHaveLength(count)
})

test('every id is kebab-case, and no two things share one', () => {
  const all = [
    ...COINS,
    ...WEAPONS,
    ...ARMOR,
    ...ARTISANS_TOOLS,
    ...OTHER_TOOLS,
    ...GAMING_SETS,
    ...MUSICAL_INSTRUMENTS,
    ...ADVENTURING_GEAR,
    ...AMMUNITION,
    ...ARCANE_FOCUSES,
    ...DRUIDIC_FOCUSES,
    ...HOLY_SYMBOLS,
    ...FOCUS_KINDS,
    ...MOUNTS,
    ...DRAWN_VEHICLES,
    ...TACK,
    ...LARGE_VEHICLES,
    ...LIFESTYLES,
    ...POISONS,
  ]
  expect(all.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([])
  expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([])
  // The Potion of Healing is listed both in the gear and among the potions.
  expect(HEALING_POTIONS.filter((id) => all.some((other) => other === id))).toEqual(['potion-of-healing'])
})
