import { createFight } from '@rulestone/core'
import { expect, test } from 'vitest'
import { CREATURE_IDS, combatant } from '../src/index.ts'

const PLACE = { kind: 'ranges' } as const

test('a fight takes every creature', () => {
  for (const id of CREATURE_IDS) {
    const { creatures } = createFight({ creatures: [{ ...combatant(id), id, side: 'monsters', place: PLACE }] })
    const { attacks = [], specialActions = [], multiattacks = [] } = creatures[id] ?? {}
    const ids = [...attacks, ...specialActions].map((one) => one.id)
    for (const step of multiattacks.flat()) expect(ids, id).toEqual(expect.arrayContaining([...step.of]))
    for (const { makes } of specialActions) if (makes) expect(ids, id).toContain(makes.attack)
  }
})

/** Typed from SRD 5.2.1, Monsters A–Z and Animals: the creature, what is looked at, and what it is. */
// biome-ignore format: a table
const FIGURES = [
  ['ogre', 'attacks', [
    { id: 'greatclub', kinds: ['melee'], bonus: 6, ability: 'none', proficient: false, damage: '2d8[bludgeoning]+4[bludgeoning]', damageType: 'bludgeoning', reachFeet: 5 },
    { id: 'javelin', kinds: ['melee', 'ranged'], bonus: 6, ability: 'none', proficient: false, damage: '2d6[piercing]+4[piercing]', damageType: 'piercing', reachFeet: 5, rangeFeet: 30, longFeet: 120 },
  ]],
  ['wolf', 'attacks', [{ id: 'bite', kinds: ['melee'], bonus: 4, ability: 'none', proficient: false, damage: '1d6[piercing]+2[piercing]', damageType: 'piercing', reachFeet: 5, onHit: { conditions: [{ condition: 'prone', largest: 'medium' }] } }]],
  ['owlbear', 'multiattacks', [[{ of: ['rend'], times: 2 }]]],
  ['adult-red-dragon', 'multiattacks', [[{ of: ['rend'], times: 3 }], [{ of: ['rend'], times: 2 }, { of: ['scorching-ray'], times: 1 }]]],
  ['adult-red-dragon', 'saves', ['dexterity', 'wisdom']],
  ['adult-red-dragon', 'initiativeBonus', 12],
  ['adult-red-dragon', 'hitPointMaximum', 256],
  ['adult-red-dragon', 'damageModifiers', { byType: { fire: { immunity: true } } }],
  ['adult-red-dragon', 'skills', { perception: { proficient: true, doubled: true }, stealth: { proficient: true } }],
  ['adult-red-dragon', 'legendaryUses', 3],
  ['skeleton', 'damageModifiers', { byType: { bludgeoning: { vulnerability: true }, poison: { immunity: true } } }],
] as const

test.each(FIGURES)('%s: %s', (id, name, value) => {
  expect(combatant(id)[name]).toEqual(value)
})

// biome-ignore format: a table
const SPECIAL_ACTIONS = [
  ['adult-red-dragon', { id: 'fire-breath', takes: 'action', recharge: 5, withinFeet: 60, save: { ability: 'dexterity', dc: 21, onSuccess: 'half', damage: { notation: '17d6[fire]', type: 'fire' } } }],
  ['adult-red-dragon', { id: 'scorching-ray', takes: 'action', makes: { attack: 'scorching-ray', times: 3 } }],
  ['adult-red-dragon', { id: 'fireball', takes: 'action', uses: 1, withinFeet: 170, save: { ability: 'dexterity', dc: 20, onSuccess: 'half', damage: { notation: '8d6[fire]', type: 'fire' } } }],
  ['adult-red-dragon', { id: 'pounce', takes: 'legendary-action', makes: { attack: 'rend', times: 1 } }],
  ['adult-red-dragon', { id: 'fiery-rays', takes: 'legendary-action', oncePerRound: true, makes: { attack: 'scorching-ray', times: 3 } }],
  ['adult-white-dragon', { id: 'frightful-presence', takes: 'legendary-action', oncePerRound: true }],
  ['ape', { id: 'rock', takes: 'action', recharge: 6, makes: { attack: 'rock', times: 1 } }],
] as const

test('each roar of the Sphinx of Valor comes once, and not the roar itself', () => {
  const roars = combatant('sphinx-of-valor').specialActions?.filter(({ id }) => id.endsWith('roar'))
  expect(roars?.map(({ id, uses }) => [id, uses])).toEqual([
    ['first-roar', 1],
    ['second-roar', 1],
    ['third-roar', 1],
  ])
})

test.each(SPECIAL_ACTIONS)('%s: what $id is', (id, action) => {
  expect(combatant(id).specialActions).toContainEqual(action)
})
