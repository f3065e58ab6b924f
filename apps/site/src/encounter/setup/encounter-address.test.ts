import { CHARACTER_PRESETS } from '@rulestone/compendium'
import { expect, test } from 'vitest'
import { readState, writeState } from './encounter-address.ts'
import { type EncounterState, EXAMPLE, FIRST_FIGURES, READY_CHARACTERS } from './encounter-state.ts'

const roundTrip = (state: EncounterState): EncounterState => {
  const query = new URLSearchParams(Object.entries(writeState(state)).filter(([, value]) => value !== ''))
  return readState(`?${query}`)
}

test('the ready characters are those of the compendium', () => {
  expect(READY_CHARACTERS).toEqual(CHARACTER_PRESETS)
})

test('the example has an empty address', () => {
  expect(Object.values(writeState(EXAMPLE)).join('')).toBe('')
  expect(readState('')).toEqual(EXAMPLE)
})

test('a state comes back from its address', () => {
  const state: EncounterState = {
    party: [
      { kind: 'ready', preset: 'wizard', level: 20 },
      {
        kind: 'own',
        figures: { ...FIRST_FIGURES, name: 'A. ~B_ 100% 米拉', damage: '2d6+1d4[fire]', type: 'cold', kind: 'ranged' },
      },
    ],
    creatures: [
      { id: 'ogre', count: 1 },
      { id: 'adult-red-dragon', count: 12 },
    ],
    way: { targets: { party: 'random', creatures: 'most-hit-points' }, areaCatches: 'all', limitedUses: false },
    seed: 'table 7 & more',
  }
  expect(roundTrip(state)).toEqual(state)
  expect(roundTrip({ ...EXAMPLE, party: [], creatures: [] })).toEqual({ ...EXAMPLE, party: [], creatures: [] })
})

test('an address is short', () => {
  const state: EncounterState = {
    ...EXAMPLE,
    creatures: [
      { id: 'owlbear', count: 1 },
      { id: 'wolf', count: 3 },
    ],
  }
  expect(writeState(state)['creatures']).toBe('owlbear.3-wolf')
  expect(writeState({ ...EXAMPLE, party: [{ kind: 'ready', preset: 'rogue', level: 5 }] })['party']).toBe('rogue-5')
})

test('what cannot be read is left out', () => {
  const { party, creatures, way, seed } = readState(
    '?party=fighter-21.bard-3.cleric-2.~%E0%A4%A&creatures=<b>.500-goblin-warrior&area=most&seed=+',
  )
  expect(party).toEqual([
    { kind: 'ready', preset: 'cleric', level: 2 },
    { kind: 'own', figures: { ...FIRST_FIGURES, name: expect.any(String) } },
  ])
  expect(creatures).toEqual([{ id: 'goblin-warrior', count: 99 }])
  expect([way, seed]).toEqual([EXAMPLE.way, EXAMPLE.seed])
})
