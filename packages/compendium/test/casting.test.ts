import { describe, expect, test } from 'vitest'
import {
  castAt,
  castingBounds,
  castingLevels,
  SPELL_IDS,
  type SpellCasting,
  type SpellId,
  spell,
} from '../src/index.ts'

const dice = ({ effects }: SpellCasting): readonly string[] =>
  effects.flatMap(({ damage = [], healing, temporaryHitPoints, hitPointMaximum }) =>
    [...damage, healing, temporaryHitPoints, hitPointMaximum].flatMap((one) => (one ? [one.dice] : [])),
  )

// Worked out from the text of each spell, SRD 5.2.1, pages 107 to 175.
describe('the level of a casting gives the dice of', () => {
  test.each<[SpellId, level: number, dice: readonly string[]]>([
    ['acid-arrow', 4, ['6d4', '4d4']],
    ['acid-splash', 4, ['1d6']],
    ['acid-splash', 5, ['2d6']],
    ['acid-splash', 20, ['4d6']],
    ['aid', 3, ['10']],
    ['burning-hands', 3, ['5d6']],
    ['circle-of-death', 9, ['14d8']],
    ['cure-wounds', 4, ['8d8']],
    ['disintegrate', 7, ['13d6+40']],
    ['false-life', 3, ['2d4+14']],
    ['fire-bolt', 11, ['3d10']],
    ['fireball', 3, ['8d6']],
    ['fireball', 9, ['14d6']],
    ['heal', 8, ['90']],
    ['healing-word', 2, ['4d4']],
    ['ice-knife', 4, ['1d10', '5d6']],
    ['ice-storm', 5, ['3d10', '4d6']],
    ['mass-cure-wounds', 6, ['6d8']],
    ['shillelagh', 17, ['2d6']],
    ['spirit-guardians', 5, ['5d8']],
    ['spiritual-weapon', 4, ['3d8']],
    ['true-strike', 1, ['0']],
    ['true-strike', 5, ['1d6']],
    ['vitriolic-sphere', 5, ['12d4', '5d4']],
    ['wall-of-ice', 7, ['12d6', '6d6']],
  ])('%s at level %i', (id, level, expected) => {
    expect(dice(castAt(id, level))).toEqual(expected)
  })
})

describe('the level of a casting gives', () => {
  test.each<[string, SpellId, level: number, Partial<SpellCasting>]>([
    ['targets', 'bless', 3, { targets: 5 }],
    ['targets', 'banishment', 4, { targets: 1 }],
    ['the size of an area', 'fog-cloud', 3, { areas: [{ shape: 'sphere', radiusFeet: 60 }] }],
    ['the size of an area', 'confusion', 6, { areas: [{ shape: 'sphere', radiusFeet: 20 }] }],
    ['a range', 'spare-the-dying', 11, { range: { feet: 60 } }],
    ['a duration', 'bestow-curse', 3, { duration: { minutes: 1 }, concentration: true }],
    ['a duration', 'bestow-curse', 9, { duration: 'until-dispelled' }],
    ['a duration', 'mass-suggestion', 8, { duration: { days: 30 } }],
    ['a duration', 'animal-messenger', 4, { duration: { hours: 120 } }],
  ])('%s of %s at level %i', (_, id, level, expected) => {
    const { duration, concentration, targets, areas, range } = castAt(id, level)
    const found = { duration, concentration, targets, areas, range }
    expect(found).toMatchObject(expected)
    if ('duration' in expected) expect(concentration).toBe(expected.concentration)
  })

  test.each<[SpellId, level: number, attacks: number]>([
    ['eldritch-blast', 1, 1],
    ['eldritch-blast', 17, 4],
    ['scorching-ray', 5, 6],
  ])('the attack rolls of %s at level %i', (id, level, attacks) => {
    expect(castAt(id, level).effects[0]?.attacks).toBe(attacks)
  })

  test('the darts of magic missile', () => {
    expect(castAt('magic-missile', 9).effects[0]?.darts).toBe(11)
  })

  test('the bonus of magic weapon', () => {
    expect([2, 3, 5, 6].map((level) => castAt('magic-weapon', level).effects[0]?.bonusToRolls)).toEqual([
      '1',
      '2',
      '2',
      '3',
    ])
  })
})

test('at its own level a spell is what its facts say', () => {
  for (const id of SPELL_IDS) {
    const { level, effects = [], targets, duration, range } = spell(id)
    const cast = castAt(id, level === 0 ? 1 : level)
    expect.soft(cast).toMatchObject({ ...(targets !== undefined && { targets }), duration, range })
    expect.soft(dice(cast)).toEqual(dice({ range, duration, areas: [], effects }))
  }
})

test('what a higher level does is in the facts, except where only words can say it', () => {
  const onlyInWords = SPELL_IDS.filter((id) => {
    const [first = 0, ...higher] = castingLevels(id)
    const atFirst = JSON.stringify(castAt(id, first))
    return higher.length > 0 && higher.every((level) => JSON.stringify(castAt(id, level)) === atFirst)
  })
  expect(onlyInWords).toEqual([
    'animate-objects',
    'dispel-magic',
    'find-steed',
    'giant-insect',
    'globe-of-invulnerability',
    'modify-memory',
    'summon-dragon',
  ])
})

test('only areas with a radius or sides grow', () => {
  const growing = SPELL_IDS.flatMap((id) => (spell(id).areas ?? []).filter(({ addedFeet }) => addedFeet !== undefined))
  expect(growing.every((area) => 'radiusFeet' in area || 'sideFeet' in area)).toBe(true)
  expect(growing.every(({ shape }) => shape !== 'cylinder' && shape !== 'panels')).toBe(true)
})

test('the bounds of a level', () => {
  expect([castingBounds('wish'), castingBounds('shield'), castingBounds('light')]).toEqual([
    [9, 9],
    [1, 9],
    [1, 20],
  ])
})

test.each<[SpellId, level: number]>([
  ['fireball', 2],
  ['fireball', 10],
  ['fireball', 3.5],
  ['fire-bolt', 0],
  ['fire-bolt', 21],
])('%s at level %d is refused', (id, level) => {
  expect(() => castAt(id, level)).toThrow(/^level is /)
})
