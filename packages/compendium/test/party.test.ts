import {
  createEncounter,
  expectError,
  expectOk,
  playEncounter,
  prepareEncounter,
  shapeProblems,
  simulateEncounter,
} from '@rulestone/core'
import { describe, expect, test } from 'vitest'
import { characterPreset } from '../src/character-presets.ts'
import { combatant } from '../src/combatant.ts'
import { readParty } from '../src/party.ts'
import { PARTY_SCHEMA } from '../src/party-schema.ts'

const HERO = { name: 'Hero', armorClass: 16, hitPoints: 40 }
const BLADE = { name: 'Blade', bonus: 6, damage: '1d8+4', type: 'slashing' }
const BLAST = { name: 'Blast', save: 'dexterity', dc: 14, damage: '3d6', type: 'fire' }

const member = (value: unknown) => expectOk(readParty([value]))[0]?.member

describe('what a party can have', () => {
  test('ready characters of a level, numbered if they have no name', () => {
    const fighter = { preset: 'fighter', level: 5 }
    const read = expectOk(readParty([fighter, fighter, { ...fighter, name: 'Mira' }]))
    expect(read.map(({ member: { id } }) => id)).toEqual(['fighter', 'fighter 2', 'Mira'])
    expect(read[0]?.member).toEqual({ ...characterPreset('fighter', 5), id: 'fighter' })
    expect(read[0]?.level).toBe(5)
  })

  test('figures of its own, with plain values for all that is left out', () => {
    expect(expectOk(readParty([HERO]))).toMatchObject([
      {
        level: undefined,
        member: { id: 'Hero', armorClass: 16, hitPointMaximum: 40, initiativeBonus: 0, attacks: [] },
      },
    ])
  })

  test('Initiative and saves are the bonuses themselves', () => {
    const { battle } = prepareEncounter(
      createEncounter({
        party: [member({ ...HERO, initiative: 4, saves: { dexterity: 7, wisdom: -1 } }) ?? { id: '' }],
        creatures: [{ ...combatant('ogre'), id: 'ogre' }],
      }),
    )
    expect(battle.fighters[0]).toMatchObject({
      initiativeBonus: 4,
      saveBonuses: { strength: 0, dexterity: 7, wisdom: -1 },
    })
  })

  test('melee attacks, ranged attacks and both', () => {
    const attacks = [
      BLADE,
      { ...BLADE, name: 'Bow', range: 80, longRange: 320 },
      { ...BLADE, name: 'Spear', reach: 10, range: 20 },
    ]
    expect(member({ ...HERO, attacks })?.attacks).toMatchObject([
      { id: 'Blade', kinds: ['melee'], reachFeet: 5, bonus: 6, ability: 'none' },
      { id: 'Bow', kinds: ['ranged'], rangeFeet: 80, longFeet: 320 },
      { id: 'Spear', kinds: ['melee', 'ranged'], reachFeet: 10, rangeFeet: 20, longFeet: 20 },
    ])
  })

  test('attacks that are made several times, which mix if both are', () => {
    const attacks = [
      { ...BLADE, times: 2 },
      { ...BLADE, name: 'Bow', range: 80, times: 3 },
      { ...BLADE, name: 'Knife' },
    ]
    expect(member({ ...HERO, attacks })?.multiattacks).toEqual([
      [{ of: ['Blade', 'Bow'], times: 2 }],
      [{ of: ['Bow'], times: 3 }],
    ])
  })

  test('areas and single targets', () => {
    const specialActions = [
      { ...BLAST, area: 20, range: 150, half: true, uses: 2 },
      { ...BLAST, name: 'Ray', targets: 3, range: 60, recharge: 5, takes: 'bonus-action' },
      { ...BLAST, name: 'Touch' },
    ]
    expect(member({ ...HERO, specialActions })?.specialActions).toEqual([
      {
        ...{ id: 'Blast', takes: 'action', withinFeet: 170, uses: 2 },
        save: { ability: 'dexterity', dc: 14, damage: { notation: '3d6', type: 'fire' }, onSuccess: 'half' },
      },
      {
        ...{ id: 'Ray', takes: 'bonus-action', targets: 3, withinFeet: 60, recharge: 5 },
        save: { ability: 'dexterity', dc: 14, damage: { notation: '3d6', type: 'fire' }, onSuccess: 'none' },
      },
      {
        ...{ id: 'Touch', takes: 'action', targets: 1, withinFeet: 5 },
        save: { ability: 'dexterity', dc: 14, damage: { notation: '3d6', type: 'fire' }, onSuccess: 'none' },
      },
    ])
  })

  test('Resistance, Vulnerability and Immunity', () => {
    const defences = { resistances: ['fire', 'cold'], vulnerabilities: ['cold'], immunities: ['poison'] }
    expect(member({ ...HERO, ...defences })?.damageModifiers).toEqual({
      byType: {
        fire: { resistance: true },
        cold: { resistance: true, vulnerability: true },
        poison: { immunity: true },
      },
    })
  })

  test('what it reads has the shape of the schema, and the fight plays it as the simulation does', () => {
    const value = [
      { preset: 'wizard', level: 5 },
      {
        ...{ ...HERO, level: 5, line: 'front', saves: { dexterity: 3 } },
        attacks: [
          { ...BLADE, times: 2 },
          { ...BLADE, name: 'Bow', range: 80 },
        ],
        specialActions: [
          { ...BLAST, area: 15, half: true, recharge: 5 },
          { ...BLAST, name: 'Flash', takes: 'bonus-action' },
        ],
      },
    ]
    expect(shapeProblems(PARTY_SCHEMA, value)).toEqual([])
    const party = expectOk(readParty(value)).map((one) => one.member)
    const creatures = ['1', '2', '3'].map((id) => ({ ...combatant('bugbear-warrior'), id }))
    const encounter = createEncounter({ party, creatures })
    const prepared = prepareEncounter(encounter)
    for (let fight = 0; fight < 20; fight += 1) {
      const { events: _, fight: __, ...played } = playEncounter(encounter, `${fight}`)
      expect(simulateEncounter(prepared, `${fight}`)).toEqual(played)
    }
  })
})

describe('mistakes', () => {
  test.each<[what: string, party: unknown, problems: readonly string[]]>([
    ['no list', { party: [] }, ['wrong-value ']],
    ['nobody', [], ['wrong-value ']],
    ['a member that is a text', ['fighter'], ['wrong-value /0']],
    ['a preset of no class', [{ preset: 'bard', level: 5 }], ['wrong-value /0/preset']],
    ['a level that is too high', [{ preset: 'rogue', level: 21 }], ['wrong-value /0/level']],
    ['a preset with figures', [{ preset: 'rogue', level: 2, armorClass: 20 }], ['unknown-field /0/armorClass']],
    ['no figures', [{ name: 'Hero' }], ['missing /0/armorClass', 'missing /0/hitPoints']],
    ['a blank name', [{ ...HERO, name: ' ' }], ['wrong-value /0/name']],
    ['an unknown field', [{ ...HERO, armourClass: 1 }], ['unknown-field /0/armourClass']],
    ['a name twice', [HERO, HERO], ['name-taken /1/name']],
    ['a name of a preset twice', [{ preset: 'rogue', level: 2, name: 'Hero' }, HERO], ['name-taken /1/name']],
    ['a save of no ability', [{ ...HERO, saves: { dex: 2 } }], ['unknown-field /0/saves/dex']],
    [
      'damage that is no dice',
      [{ ...HERO, attacks: [{ ...BLADE, damage: '1d8+' }] }],
      ['wrong-dice /0/attacks/0/damage'],
    ],
    ['damage as a number', [{ ...HERO, attacks: [{ ...BLADE, damage: 7 }] }], ['wrong-value /0/attacks/0/damage']],
    ['an attack of no type', [{ ...HERO, attacks: [{ ...BLADE, type: 'sharp' }] }], ['wrong-value /0/attacks/0/type']],
    ['two attacks of a name', [{ ...HERO, attacks: [BLADE, BLADE] }], ['name-taken /0/attacks/1/name']],
    ['a long range alone', [{ ...HERO, attacks: [{ ...BLADE, longRange: 60 }] }], ['missing /0/attacks/0/range']],
    [
      'an act with the name of an attack',
      [{ ...HERO, attacks: [BLADE], specialActions: [{ ...BLAST, name: 'Blade' }] }],
      ['name-taken /0/specialActions/0/name'],
    ],
    [
      'an area with targets, uses with a recharge',
      [{ ...HERO, specialActions: [{ ...BLAST, area: 20, targets: 2, uses: 1, recharge: 5 }] }],
      ['both /0/specialActions/0/targets', 'both /0/specialActions/0/recharge'],
    ],
    ['a line of no name', [{ ...HERO, line: 'middle' }], ['wrong-value /0/line']],
    ['Resistances as a text', [{ ...HERO, resistances: 'fire' }], ['wrong-value /0/resistances']],
    [
      'all at once',
      [
        { ...HERO, armorClass: '16', speed: 30 },
        { preset: 'monk', level: 0 },
      ],
      ['wrong-value /0/armorClass', 'unknown-field /0/speed', 'wrong-value /1/preset', 'wrong-value /1/level'],
    ],
  ])('%s', (_, party, problems) => {
    expect(expectError(readParty(party)).map(({ code, path }) => `${code} ${path}`)).toEqual(problems)
  })

  test('say what was found and what is allowed', () => {
    const [problem] = expectError(readParty([{ ...HERO, line: 'middle' }]))
    expect(problem).toEqual({
      code: 'wrong-value',
      path: '/0/line',
      found: 'middle',
      expected: { enum: ['front', 'back'] },
    })
  })
})
