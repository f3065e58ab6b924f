import { whatCounts } from '@rulestone/core'
import { expect, test } from 'vitest'
import { combatant } from '../src/combatant.ts'

test('of a goblin, both attacks count; its Nimble Escape is words', () => {
  // SRD 5.2.1, page 294
  expect(whatCounts(combatant('goblin-warrior'))).toMatchObject({
    attacks: ['scimitar', 'shortbow'],
    multiattack: false,
    actions: [],
    words: ['nimble-escape'],
    conditions: false,
  })
})

test('of a red dragon, breath, spells and legendary actions with damage count', () => {
  // SRD 5.2.1, page 290
  const counts = whatCounts(combatant('adult-red-dragon'))
  expect(counts.attacks).toEqual(['rend'])
  expect(counts.multiattack).toBe(true)
  expect(counts.actions).toEqual(expect.arrayContaining(['fire-breath', 'fireball', 'scorching-ray']))
  expect(counts.limited).toEqual(expect.arrayContaining(['fire-breath', 'fireball']))
  expect(counts.legendary).toEqual(expect.arrayContaining(['fiery-rays', 'pounce']))
  expect(counts.words).toEqual(expect.arrayContaining(['detect-magic', 'commanding-presence']))
})

test('the conditions of a wolf are left out', () => {
  // SRD 5.2.1: Bite, and the target has the Prone condition
  expect(whatCounts(combatant('wolf'))).toMatchObject({ attacks: ['bite'], conditions: true })
})
