import { type AnyCalculator, CALCULATORS, isCalculatorId, readState } from '@rulestone/core'
import { toText } from '@rulestone/core/calculators/fields'
import { expect, test } from 'vitest'
import {
  blowsOf,
  type CalculatorValues,
  CREATURE_IDS,
  combatant,
  creature,
  creatureRoles,
  creatureTotals,
  creatureValues,
  subjectValues,
  targetValues,
} from '../src/index.ts'

/** What a calculator objects to in values, and what it changes of them. */
function wrongIn(calculator: AnyCalculator, values: CalculatorValues): readonly unknown[] {
  const texts = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, toText(value)]))
  const { problems, input } = readState(calculator, texts)
  return [...problems, ...Object.entries(texts).filter(([field, text]) => toText(input[field] ?? '') !== text)]
}

const calculators = CALCULATORS.flatMap((calculator) => {
  const { id } = calculator
  return isCalculatorId(id) && creatureRoles(id).length > 0 ? [[id, calculator] as const] : []
})

test.each(calculators)('%s takes every creature as it is', (id, calculator) => {
  for (const one of CREATURE_IDS) {
    const facts = combatant(one)
    const blows = blowsOf(id, facts)
    const all = [
      ...blows.map(({ values }) => values),
      targetValues(id, facts),
      ...blows.map((blow) => ({ ...blow.values, ...targetValues(id, facts, blow) })),
      subjectValues(id, facts, creature(one).challengeRating),
    ]
    for (const values of new Set(all.map((values) => JSON.stringify(values))))
      expect(wrongIn(calculator, JSON.parse(values)), `${one}: ${values}`).toEqual([])
  }
})

test('saving throws, Perception and Initiative are those of the stat block', () => {
  for (const id of CREATURE_IDS) {
    const { saves, modifiers, passivePerception } = creatureTotals(id)
    const { initiative } = creature(id)
    const facts = combatant(id)
    for (const ability of ['dexterity', 'wisdom'] as const)
      expect(targetValues('spell-attack', facts, { types: [], ability })['save'], id).toBe(saves[ability])
    expect(targetValues('concentration', facts)['save'], id).toBe(saves.constitution)
    expect(subjectValues('suffocation', facts)['constitution'], id).toBe(modifiers.constitution)
    expect(subjectValues('hide', facts)['perception'], id).toBe(passivePerception - 10)
    expect(subjectValues('initiative', facts)['foe-bonus'], id).toBe(initiative)
  }
})

/** Typed from SRD 5.2.1, Monsters A–Z and Animals. */
// biome-ignore format: a table
const BLOWS = [
  ['attack', 'ogre', 'greatclub', { bonus: 6, attacks: 1, damage: '2d8+4', 'extra-damage': '0', 'extra-type': 'same', kind: 'melee', reach: 5, distance: 5 }],
  ['attack', 'adult-red-dragon', 'rend', { bonus: 14, attacks: 3, damage: '1d10+8', 'extra-damage': '2d4', 'extra-type': 'other', kind: 'melee', reach: 10, distance: 5 }],
  ['attack', 'scout', 'longbow', { bonus: 4, attacks: 2, damage: '1d8+2', 'extra-damage': '0', 'extra-type': 'same', kind: 'ranged', range: 150, 'long-range': 600, distance: 30 }],
  ['save-for-half', 'young-white-dragon', 'cold-breath', { damage: '9d8', dc: 15, ability: 'constitution', 'on-success': 'half' }],
  ['save-for-half', 'gelatinous-cube', 'engulf', { damage: '3d6', dc: 12, ability: 'dexterity', 'on-success': 'half' }],
  ['objects', 'ogre', 'javelin', { bonus: 6, attacks: 1, damage: '2d6+4', type: 'piercing' }],
  ['concentration', 'wolf', 'bite', { damage: '1d6+2' }],
] as const

test.each(BLOWS)('%s: the %s with %s', (calculator, id, name, values) => {
  expect(blowsOf(calculator, combatant(id)).find((blow) => blow.id === name)?.values).toEqual(values)
})

// biome-ignore format: a table
const TARGETS = [
  ['attack', 'skeleton', ['bludgeoning'], { ac: 14, 'hit-points': 13, resistance: false, vulnerability: true, immunity: false, 'extra-target': [] }],
  ['attack', 'skeleton', ['slashing', 'poison'], { ac: 14, 'hit-points': 13, resistance: false, vulnerability: false, immunity: false, 'extra-target': ['immunity'] }],
  ['save-for-half', 'ogre', ['fire'], { ability: 'dexterity', save: -1, 'hit-points': 68, resistance: false, vulnerability: false, immunity: false }],
  ['falling', 'skeleton', [], { 'hit-points': 13, resistance: false, vulnerability: true, immunity: false }],
  ['burning', 'adult-red-dragon', [], { 'hit-points': 256, resistance: false, vulnerability: false, immunity: true }],
  ['take-damage', 'tarrasque', ['fire'], { 'hit-points': 697, 'hit-point-maximum': 697, temporary: 0, save: 10, monster: true, resistance: false, vulnerability: false, immunity: true }],
] as const

test.each(TARGETS)('%s: the %s as the target of %s', (calculator, id, types, values) => {
  expect(targetValues(calculator, combatant(id), { types })).toEqual(values)
})

test('a damage type or an ability chosen by hand counts instead of those of the blow', () => {
  const blow = blowsOf('save-for-half', combatant('adult-red-dragon')).find(({ id }) => id === 'fire-breath')
  const target = combatant('skeleton')
  // The skeleton has Dexterity 16, Constitution 15, Immunity to Poison and Vulnerability to Bludgeoning (SRD 5.2.1, page 327).
  const asWritten = creatureValues('save-for-half', { blow, target })
  expect(asWritten).toMatchObject({ damage: '17d6', dc: 21, ability: 'dexterity', save: 3, immunity: false })
  const chosen = creatureValues('save-for-half', { blow, target, type: 'poison', ability: 'constitution' })
  expect(chosen).toMatchObject({ damage: '17d6', dc: 21, ability: 'constitution', save: 2, immunity: true })
  expect(creatureValues('attack', { target, type: 'bludgeoning' })).toMatchObject({ ac: 14, vulnerability: true })
  expect(creatureValues('experience', { subject: combatant('wolf'), rating: '1/4' })).toMatchObject({
    'challenge-rating': '1/4',
  })
})

test('a calculator about characters alone takes no creature', () => {
  expect(creatureRoles('coins')).toEqual([])
  expect(blowsOf('coins', combatant('wolf'))).toEqual([])
  expect(targetValues('coins', combatant('wolf'))).toEqual({})
  expect(subjectValues('coins', combatant('wolf'))).toEqual({})
})
