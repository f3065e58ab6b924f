import { expect, test } from 'vitest'
import { OFFENCE_DEFAULTS, offenceFromQuery, offenceOf, offenceToQuery, type SpellTexts } from './offence-fields.ts'

const FIREBALL: SpellTexts = [
  ['3', { by: 'save', ability: 'dexterity', damage: '8d6', type: 'fire', success: 'half' }],
  ['5', { by: 'save', ability: 'dexterity', damage: '10d6', type: 'fire', success: 'half' }],
]
const find = (id: string): SpellTexts | undefined => (id === 'fireball' ? FIREBALL : undefined)
const read = (query: string) => offenceFromQuery(new URLSearchParams(query), find)
const write = (query: string) => Object.entries(offenceToQuery(read(query), find)).filter(([, text]) => text !== '')

test.each<[query: string, expected: Partial<typeof OFFENCE_DEFAULTS> | Record<string, string>]>([
  ['', OFFENCE_DEFAULTS],
  ['bonus=9&type=fire', { bonus: '9', type: 'fire', damage: '1d8+4' }],
  ['spell=fireball&level=5&dc=17', { by: 'save', damage: '10d6', dc: '17', level: '5' }],
  ['spell=fireball', { damage: '8d6', level: '3' }],
  ['spell=fireball&level=12', { damage: '8d6', level: '3' }],
  ['spell=fireball&damage=8d6%2B5', { damage: '8d6+5', type: 'fire' }],
  ['spell=nothing&level=3', OFFENCE_DEFAULTS],
])('reads %s', (query, expected) => {
  expect(read(query)).toMatchObject(expected)
})

test.each<[query: string, written: string]>([
  ['', ''],
  ['bonus=9&type=slashing', 'bonus=9'],
  ['spell=fireball&level=3&damage=8d6', 'spell=fireball'],
  ['spell=fireball&level=5&damage=10d6&dc=17', 'spell=fireball&level=5&dc=17'],
  ['spell=fireball&by=attack', 'spell=fireball&by=attack'],
])('writes %s shortest, and reads it again', (query, written) => {
  expect(String(new URLSearchParams(write(query)))).toBe(written)
  expect(read(written)).toEqual(read(query))
})

test('an attack, a save, and numbers that are wrong', () => {
  expect(offenceOf(read(''))).toEqual({
    kind: 'attack',
    bonus: 7,
    state: 'normal',
    attacks: 2,
    damage: '1d8+4',
    type: 'slashing',
  })
  expect(offenceOf(read('by=save&type=none&success=none'))).toEqual({
    kind: 'save',
    ability: 'dexterity',
    dc: 15,
    damage: '1d8+4',
    onSuccess: 'none',
  })
  expect(offenceOf(read('bonus=−2'))).toMatchObject({ bonus: -2 })
  expect(offenceOf(read('attacks=13'))).toEqual({ kind: 'wrong', field: 'attacks' })
  expect(offenceOf(read('by=save&dc='))).toEqual({ kind: 'wrong', field: 'dc' })
})
