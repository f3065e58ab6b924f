import { isCreatureId } from '@rulestone/compendium'
import { expect, test } from 'vitest'
import { OFFENCE_DEFAULTS, offenceOf } from './offence-fields.ts'
import { rowsAgainst } from './rows-against.ts'
import { comparedSpells, spellTexts } from './spell-texts.ts'

test('Fireball, Scorching Ray and Ice Storm as their texts say', () => {
  expect(spellTexts('fireball')?.slice(0, 2)).toEqual([
    ['3', { by: 'save', ability: 'dexterity', success: 'half', damage: '8d6', type: 'fire' }],
    ['4', { by: 'save', ability: 'dexterity', success: 'half', damage: '9d6', type: 'fire' }],
  ])
  expect(spellTexts('scorching-ray')?.[0]?.[1]).toMatchObject({
    by: 'attack',
    attacks: '3',
    damage: '2d6',
    type: 'fire',
  })
  expect(spellTexts('ice-storm')?.[0]?.[1]).toMatchObject({
    type: 'bludgeoning',
    damage: '2d10[bludgeoning]+(4d6)[cold]',
  })
  expect(spellTexts('shield')).toBeUndefined()
})

test('every compared spell gives rows', () => {
  const spells = comparedSpells()
  expect(spells.length).toBeGreaterThan(50)
  for (const [id, texts] of spells) {
    const offence = offenceOf({ ...OFFENCE_DEFAULTS, ...texts[0]?.[1] })
    const rows = offence.kind === 'wrong' ? [] : rowsAgainst(offence)
    expect([id, Array.isArray(rows) && rows.every((row) => isCreatureId(row.id))]).toEqual([id, true])
  }
}, 120_000)
