import { createEncounter } from '@rulestone/core'
import { expect, test } from 'vitest'
import { CHARACTER_PRESETS, type CharacterPreset, characterPreset } from '../src/index.ts'

/** Worked by hand from SRD 5.2.1: class, level, Hit Points, AC, attack rolls with the Attack action, its first attack. */
// biome-ignore format: a table
const FIGURES: readonly (readonly [CharacterPreset, number, number, number, number, string])[] = [
  ['fighter',  1,  12, 18, 1, '1d8'],
  ['fighter',  5,  44, 18, 2, '1d8'],
  ['fighter', 11,  92, 18, 3, '1d8'],
  ['fighter', 20, 164, 18, 4, '1d8'],
  ['cleric',   1,  10, 18, 1, '1d6'],
  ['cleric',   5,  38, 18, 1, '1d6'],
  ['rogue',    1,  10, 14, 1, '1d6+1d6'],
  ['rogue',    4,  31, 15, 1, '1d6+2d6'],
  ['rogue',    8,  59, 16, 1, '1d6+4d6'],
  ['wizard',   1,   8, 15, 1, '1d10[fire]'],
  ['wizard',   5,  32, 15, 1, '2d10[fire]'],
  ['wizard',  17, 104, 15, 1, '4d10[fire]'],
]

test.each(FIGURES)('%s of level %i: %i Hit Points, AC %i', (id, level, hitPoints, armorClass, attacks, damage) => {
  const { hitPointMaximum, extraAttacks = [], attacks: [first] = [], ...preset } = characterPreset(id, level)
  expect([hitPointMaximum, preset.armorClass, 1 + Math.max(0, ...extraAttacks), first?.damage]).toEqual([
    hitPoints,
    armorClass,
    attacks,
    damage,
  ])
})

test('what spells do at a level', () => {
  const save = (id: CharacterPreset, level: number, action: string) =>
    characterPreset(id, level).specialActions?.find((one) => one.id === action)
  expect(save('cleric', 5, 'sacred-flame')).toMatchObject({
    targets: 1,
    save: { dc: 15, damage: { notation: '2d8[radiant]' } },
  })
  expect(save('wizard', 1, 'burning-hands')).toMatchObject({
    uses: 2,
    save: { dc: 13, damage: { notation: '3d6[fire]' } },
  })
  expect(save('wizard', 9, 'fireball')).toMatchObject({
    uses: 3,
    withinFeet: 170,
    save: { dc: 17, damage: { notation: '8d6[fire]' } },
  })
})

test('an encounter takes every ready character at every level', () => {
  for (const id of CHARACTER_PRESETS) {
    for (let level = 1; level <= 20; level += 1) {
      const party = [{ ...characterPreset(id, level), id }]
      expect(createEncounter({ party, creatures: [{ id: 'foe' }] }).lines[id]).toBeDefined()
    }
  }
})
