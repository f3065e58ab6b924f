import { describe, expect, test } from 'vitest'
import { parsed } from '../../../test/parsed.ts'
import { format } from '../../dice/format.ts'
import { mean } from '../../dice/moments.ts'
import { toNumber } from '../../fraction.ts'
import { tableOdds } from '../../rules/basics/table-odds.ts'
import { damageByType } from '../../rules/damage-and-healing/damage-by-type.ts'
import { TRAPS, type Trap } from '../../vocabulary/traps.ts'
import { TRAP_DETECTIONS, TRAP_DISARMINGS, TRAP_FIGURES, TRAP_LEVELS, TRAP_STATISTICS } from './traps.ts'

/** The damage of a row as the book prints it: the mean, rounded down, the dice and the type. */
const printed = (damage: string): readonly string[] =>
  damageByType({ damage: parsed(damage) }).map(({ type = 'none', expression }) => {
    const dice = format(expression).replace(/\[.*\]/, '')
    return `${Math.floor(toNumber(mean(tableOdds(dice))))} (${dice}) ${type}`
  })

// SRD 5.2.1, Gameplay Toolbox, Example Traps (pages 199 to 201): the entry, then the scaled rows
test.each<readonly [Trap, readonly (readonly [string, string, number | 'none', readonly string[], number | 'none'])[]]>([
  [
    'collapsing-roof',
    [
      ['1–4', 'deadly', 13, ['11 (2d10) bludgeoning'], 'none'],
      ['5–10', 'deadly', 15, ['22 (4d10) bludgeoning'], 'none'],
      ['11–16', 'deadly', 17, ['55 (10d10) bludgeoning'], 'none'],
      ['17–20', 'deadly', 19, ['99 (18d10) bludgeoning'], 'none'],
    ],
  ],
  [
    'falling-net',
    [
      ['1–4', 'nuisance', 10, ['0 (0) none'], 'none'],
      ['5–10', 'nuisance', 12, ['0 (0) none'], 'none'],
      ['11–16', 'nuisance', 14, ['0 (0) none'], 'none'],
      ['17–20', 'nuisance', 16, ['0 (0) none'], 'none'],
    ],
  ],
  [
    'fire-casting-statue',
    [
      ['1–4', 'deadly', 15, ['11 (2d10) fire'], 15],
      ['5–10', 'deadly', 15, ['22 (4d10) fire'], 30],
      ['11–16', 'deadly', 15, ['55 (10d10) fire'], 60],
      ['17–20', 'deadly', 15, ['99 (18d10) fire'], 120],
    ],
  ],
  [
    'hidden-pit',
    [
      ['1–4', 'nuisance', 'none', ['3 (1d6) bludgeoning'], 10],
      ['5–10', 'nuisance', 'none', ['10 (3d6) bludgeoning'], 30],
      ['11–16', 'nuisance', 'none', ['21 (6d6) bludgeoning'], 60],
      ['17–20', 'nuisance', 'none', ['42 (12d6) bludgeoning'], 120],
    ],
  ],
  [
    'poisoned-darts',
    [
      ['1–4', 'deadly', 13, ['3 (1d6) poison'], 'none'],
      ['5–10', 'deadly', 13, ['7 (2d6) poison'], 'none'],
      ['11–16', 'deadly', 13, ['14 (4d6) poison'], 'none'],
      ['17–20', 'deadly', 13, ['24 (7d6) poison'], 'none'],
    ],
  ],
  [
    'poisoned-needle',
    [
      ['1–4', 'nuisance', 11, ['5 (1d10) poison'], 'none'],
      ['5–10', 'nuisance', 13, ['11 (2d10) poison'], 'none'],
      ['11–16', 'nuisance', 15, ['22 (4d10) poison'], 'none'],
      ['17–20', 'nuisance', 17, ['55 (10d10) poison'], 'none'],
    ],
  ],
  [
    'rolling-stone',
    [
      ['11–16', 'deadly', 15, ['55 (10d10) bludgeoning'], 'none'],
      ['17–20', 'nuisance', 15, ['55 (10d10) bludgeoning'], 'none'],
    ],
  ],
  [
    'spiked-pit',
    [
      ['1–4', 'deadly', 'none', ['3 (1d6) bludgeoning', '9 (2d8) piercing'], 10],
      ['5–10', 'deadly', 'none', ['10 (3d6) bludgeoning', '13 (3d8) piercing'], 30],
      ['11–16', 'deadly', 'none', ['21 (6d6) bludgeoning', '36 (8d8) piercing'], 60],
      // the book prints 57 for 13d8, whose mean is 58½
      ['17–20', 'deadly', 'none', ['42 (12d6) bludgeoning', '58 (13d8) piercing'], 120],
    ],
  ],
])('%s by level', (trap, expected) => {
  expect(
    TRAP_LEVELS[trap].map(({ from, to, severity, saveDc, damage, feet }) => [`${from}–${to}`, severity, saveDc, printed(damage), feet]),
  ).toEqual(expected)
})

// SRD 5.2.1, Gameplay Toolbox, Example Traps (pages 199 to 201)
test.each([
  ['collapsing-roof', 'trip-wire', 1, 'dexterity', 'half', 'none', 'none'],
  ['falling-net', 'trip-wire', 1, 'dexterity', 'none', 'restrained', 'huge'],
  ['fire-casting-statue', 'pressure-plate', 'unlimited', 'dexterity', 'half', 'none', 'none'],
  ['hidden-pit', 'pit-lid', 1, 'none', 'none', 'none', 'none'],
  ['poisoned-darts', 'pressure-plate', 3, 'dexterity', 'none', 'none', 'none'],
  ['poisoned-needle', 'lock', 1, 'constitution', 'half', 'poisoned', 'none'],
  ['rolling-stone', 'pressure-plate', 1, 'dexterity', 'none', 'prone', 'none'],
  ['spiked-pit', 'pit-lid', 1, 'none', 'none', 'none', 'none'],
] as const)('%s', (trap, trigger, activations, save, onSuccess, condition, automaticSuccessFrom) => {
  expect(TRAP_STATISTICS[trap]).toEqual({ trigger, activations, save, onSuccess, condition, automaticSuccessFrom })
})

// SRD 5.2.1, Gameplay Toolbox, Detect and Disarm (pages 199 to 201)
test('lists the checks that detect each trap', () => {
  expect(TRAP_DETECTIONS.map(({ trap, finds, action, ability, skill, dc }) => `${trap}: ${finds}, ${action}, ${ability} (${skill}) ${dc}`)).toEqual([
    'collapsing-roof: trip-wire, search, wisdom (perception) 11',
    'falling-net: trip-wire, search, wisdom (perception) 11',
    'fire-casting-statue: glyph, search, wisdom (perception) 10',
    'fire-casting-statue: meaning-of-the-glyph, study, intelligence (arcana) 15',
    'fire-casting-statue: pressure-plate, search, wisdom (perception) 15',
    'hidden-pit: pit, study, intelligence (investigation) 15',
    'poisoned-darts: holes, search, wisdom (perception) 15',
    'poisoned-darts: pressure-plate, search, wisdom (perception) 15',
    'poisoned-needle: needle, search, wisdom (perception) 15',
    'rolling-stone: pressure-plate, study, intelligence (investigation) 15',
    'spiked-pit: pit, study, intelligence (investigation) 15',
  ])
})

describe.each(TRAPS)('%s', (trap) => {
  test('is found before it is disarmed', () => {
    const found = TRAP_DETECTIONS.filter((row) => row.trap === trap).map(({ finds }) => finds as string)
    const ways = TRAP_DISARMINGS.filter((row) => row.trap === trap)
    expect(ways.length).toBeGreaterThan(0)
    for (const { after } of ways) expect([...found, 'none']).toContain(after)
  })
})

// SRD 5.2.1, Gameplay Toolbox, Poisoned Needle (page 201)
test('only one trap needs a check to be disarmed', () => {
  expect(TRAP_DISARMINGS.filter(({ dc }) => dc !== 'none')).toEqual([
    { trap: 'poisoned-needle', after: 'needle', by: 'sleight-of-hand', dc: 15 },
  ])
})

// SRD 5.2.1, Gameplay Toolbox, Example Traps (pages 199 to 201)
test('the remaining constants match the book', () => {
  expect(TRAP_FIGURES).toEqual({
    tripWire: { inchesOffGround: 3 }, // 199
    fallingNet: {
      squareFeet: 10,
      escape: { ability: 'strength', skill: 'athletics' },
      setting: { tool: 'thieves-tools', ability: 'dexterity', skill: 'sleight-of-hand', dc: 13, minutes: 10 },
    }, // 199
    statue: { glyphWithinFeet: 5 }, // 200
    poisonedDarts: { darts: '1d3' }, // 200
    poisonedNeedle: { conditionHours: 1 }, // 201
    rollingStone: {
      radiusFeet: 5,
      initiativeBonus: 8,
      feetPerTurn: 60,
      size: 'large',
      armorClass: 17,
      hitPoints: 100,
      damageThreshold: 10,
      slowing: { ability: 'strength', skill: 'athletics', dc: 20, feet: 15 },
    }, // 201
  })
})
