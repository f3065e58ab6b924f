import { expect, test } from 'vitest'
import { BACKGROUND_OF_ONES_OWN, BACKGROUND_TRAITS } from './backgrounds.ts'

// SRD 5.2.1, Character Origins, Background Descriptions (page 83): option A, then the coins in it
test.each([
  ['acolyte', '1 calligraphers-supplies, 1 book, 1 holy-symbol, 10 parchment, 1 robe', 8],
  ['criminal', '2 dagger, 1 thieves-tools, 1 crowbar, 2 pouch, 1 travelers-clothes', 16],
  ['sage', '1 quarterstaff, 1 calligraphers-supplies, 1 book, 8 parchment, 1 robe', 8],
  [
    'soldier',
    '1 spear, 1 shortbow, 20 arrows, 1 gaming-set, 1 healers-kit, 1 quiver, 1 travelers-clothes',
    14,
  ],
] as const)('%s: %s, %i GP', (background, items, gold) => {
  const row = BACKGROUND_TRAITS[background]
  expect(row.package.map(({ item, count }) => `${count} ${item}`).join(', ')).toBe(items)
  expect(row.packageCopperPieces).toBe(gold * 100)
})

// SRD 5.2.1, Gameplay Toolbox, Creating a Background (pages 192 and 193)
test('a background of one’s own', () => {
  expect(BACKGROUND_OF_ONES_OWN).toEqual({
    abilities: 3,
    originFeats: 1,
    skills: 2,
    tools: 1,
    equipmentCopperPieces: 5000, // 50 GP
  })
})
