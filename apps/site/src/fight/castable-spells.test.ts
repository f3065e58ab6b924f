import { expect, test } from 'vitest'
import { castableSpells } from './castable-spells.ts'

const spells = await castableSpells('zh')
const named = (english: string) => spells.find((one) => one.english === english) ?? expect.fail(english)

// From the text of each spell, SRD 5.2.1, pages 107 to 175.
test('a spell has its slot’s damage, its save and its condition', () => {
  expect(named('Fireball')).toMatchObject({ level: 3, save: { ability: 'dexterity', onSuccess: 'half', type: 'fire' } })
  expect(named('Fireball').save?.damage?.[5]).toBe('10d6')
  expect(named('Hold Person')).toMatchObject({
    level: 2,
    concentration: true,
    save: { ability: 'wisdom', onSuccess: 'none', condition: 'paralyzed' },
  })
  expect(named('Ice Storm').save?.damage?.[4]).toBe('2d10[bludgeoning]+4d6[cold]')
})

test('attack rolls grow with the slot, and some spells are silent', () => {
  expect(named('Scorching Ray').attacks?.[4]).toBe(5)
  expect(named('Counterspell').silent).toBe(true)
  expect(named('Shield')).not.toHaveProperty('save')
})

test('what comes later is not asked for when the spell is cast', () => {
  expect(named('Spirit Guardians')).not.toHaveProperty('save.damage.0')
  expect(named('Glyph of Warding')).not.toHaveProperty('save')
})
