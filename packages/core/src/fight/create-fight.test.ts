import { describe, expect, test } from 'vitest'
import { createCreature, createFight, type NewAttack, type NewCreature } from './create-fight.ts'
import { distanceFeet } from './places.ts'
import type { Attack } from './state.ts'

const at = (x: number, y: number) => ({ kind: 'grid', x, y }) as const
const RANGES = { kind: 'ranges' } as const

describe('distances', () => {
  // SRD 5.2.1, Playing the Game, Playing on a Grid (page 13), Creature Size and Space (page 14)
  test.each<readonly [string, Partial<NewCreature>, Partial<NewCreature>, number]>([
    ['adjacent', { place: at(0, 0) }, { place: at(1, 1) }, 5],
    ['by the shortest route', { place: at(0, 0) }, { place: at(3, 2) }, 15],
    ['from the edge of a Large space', { place: at(0, 0), size: 'large' }, { place: at(2, 0) }, 5],
    ['from the edge of a Huge space', { place: at(0, 0), size: 'huge' }, { place: at(5, 0) }, 15],
  ])('%s', (_, one, other, feet) => {
    const fight = createFight({
      creatures: [
        { id: 'one', side: 'a', place: at(0, 0), ...one },
        { id: 'other', side: 'b', place: at(0, 0), ...other },
      ],
    })
    expect(distanceFeet(fight, 'one', 'other')).toBe(feet)
    expect(distanceFeet(fight, 'other', 'one')).toBe(feet)
  })
})

describe('what an attack adds to its roll by default', () => {
  test.each<readonly [string, Partial<NewAttack>, Partial<Attack>]>([
    ['a weapon: Strength and the Proficiency Bonus', {}, { ability: 'strength', proficient: true, bonus: 0 }],
    ['a whole bonus: nothing else', { ability: 'none', bonus: 4 }, { proficient: false, bonus: 4 }],
    ['unless it says so', { ability: 'none', bonus: 4, proficient: true }, { proficient: true, bonus: 4 }],
  ])('%s', (_, attack, expected) => {
    const bite: NewAttack = { id: 'bite', damage: '1d6', damageType: 'piercing', ...attack }
    const { attacks } = createCreature({ id: 'wolf', side: 'a', place: RANGES, attacks: [bite] })
    expect(attacks[0]).toMatchObject(expected)
  })
})

describe('invalid fights', () => {
  const one: NewCreature = { id: 'one', side: 'a', place: RANGES }
  test.each([
    ['an id twice', () => createFight({ creatures: [one, one] }), 'one twice'],
    [
      'two kinds of places',
      () => createFight({ creatures: [one, { ...one, id: 'two', place: at(0, 0) }] }),
      'place.kind',
    ],
    ['no Hit Points', () => createFight({ creatures: [{ ...one, hitPointMaximum: 0 }] }), 'hitPointMaximum is 0'],
    [
      'no damage notation',
      () => createFight({ creatures: [{ ...one, attacks: [{ id: 'a', damage: 'd', damageType: 'fire' }] }] }),
      'damage is d',
    ],
    [
      'no distance',
      () => createFight({ creatures: [one], ranges: [{ between: ['one', 'two'], feet: -1 }] }),
      'feet is -1',
    ],
    [
      'nobody',
      () => distanceFeet(createFight({ creatures: [one] }), 'one', 'two'),
      'other is two; it must be a creature of the fight',
    ],
  ])('%s', (_, make, message) => {
    expect(make).toThrow(RangeError)
    expect(make).toThrow(message)
  })
})
