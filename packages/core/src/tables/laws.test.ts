import { describe, expect, test } from 'vitest'
import { mean } from '../dice/moments.ts'
import { parse } from '../dice/parse.ts'
import { toNumber } from '../fraction.ts'
import { tableOdds } from '../rules/basics/table-odds.ts'
import { ADVENTURING_GEAR, type AdventuringGear } from '../vocabulary/adventuring-gear.ts'
import { ALIGNMENT_ORDERS, ALIGNMENTS, MORALITIES } from '../vocabulary/alignments.ts'
import { AREAS_OF_KNOWLEDGE } from '../vocabulary/areas-of-knowledge.ts'
import { CLASSES } from '../vocabulary/classes.ts'
import { CREATURE_TYPES } from '../vocabulary/creature-types.ts'
import { HAZARDS } from '../vocabulary/hazards.ts'
import { SIZES } from '../vocabulary/sizes.ts'
import { SUBSTANCES } from '../vocabulary/substances.ts'
import { TERRAINS } from '../vocabulary/terrains.ts'
import { THINGS_TO_DETECT } from '../vocabulary/things-to-detect.ts'
import { ABILITY_MODIFIERS } from './abilities/ability-modifiers.ts'
import { SEARCH_SKILLS } from './actions/search-skills.ts'
import { STUDY_SKILLS } from './actions/study-skills.ts'
import { ALIGNMENT_FACTORS } from './creating-a-character/alignments.ts'
import { GEAR_STATISTICS } from './equipment/adventuring-gear.ts'
import { ARMOR_STATISTICS } from './equipment/armor.ts'
import { GEAR_CHECKS } from './equipment/gear-checks.ts'
import { PACKS, type Pack } from './equipment/packs.ts'
import { TOOL_STATISTICS } from './equipment/tools.ts'
import { WEAPON_STATISTICS } from './equipment/weapons.ts'
import { DAILY_NEEDS } from './hazards/daily-needs.ts'
import { HAZARD_FIGURES } from './hazards/hazards.ts'
import { CLASS_TRAITS } from './level-advancement/classes.ts'
import { OBJECT_ARMOR_CLASSES } from './objects/object-armor-classes.ts'
import { OBJECT_HIT_POINTS } from './objects/object-hit-points.ts'
import { PROFICIENCY_BONUSES } from './proficiency/proficiency-bonuses.ts'
import { SKILL_ABILITIES } from './proficiency/skills.ts'
import { TRAVEL_TERRAINS } from './travel/travel-terrains.ts'

// The figures of the tables are compared with a second transcription in test/transcription. These laws hold between them.

test.each([
  ['Ability Modifiers', ABILITY_MODIFIERS, 1],
  ['Proficiency Bonus', PROFICIENCY_BONUSES, 0],
] as const)('%s: the rows leave no gap and do not overlap', (_, rows, first) => {
  for (const [index, row] of rows.entries()) {
    expect(row.from).toBeLessThanOrEqual(row.to)
    expect(row.from).toBe((rows[index - 1]?.to ?? first - 1) + 1)
  }
})

test('each thing to detect belongs to exactly one Search skill', () => {
  expect(SEARCH_SKILLS.flatMap(({ detects }) => detects)).toEqual(THINGS_TO_DETECT)
})

test('each area of knowledge and each creature type is covered once', () => {
  expect(STUDY_SKILLS.flatMap(({ areas }) => areas)).toEqual(AREAS_OF_KNOWLEDGE)
  expect(STUDY_SKILLS.flatMap(({ creatureTypes }) => creatureTypes).sort()).toEqual(CREATURE_TYPES)
})

test('each substance has one row', () => {
  expect(OBJECT_ARMOR_CLASSES.flatMap(({ substances }) => substances)).toEqual(SUBSTANCES)
})

test('every size has daily needs, every hazard figures, and every terrain a distance in dice notation', () => {
  expect(Object.keys(DAILY_NEEDS)).toEqual(SIZES)
  expect(Object.keys(HAZARD_FIGURES)).toEqual(HAZARDS)
  expect(TERRAINS.filter((terrain) => !parse(TRAVEL_TERRAINS[terrain].encounterDistanceFeet).ok)).toEqual([])
})

// SRD 5.2.1, Character Creation, The Nine Alignments (page 21): a combination of two factors
test('every combination of alignment factors once, each named after its factors', () => {
  expect(ALIGNMENT_FACTORS).toHaveLength(ALIGNMENT_ORDERS.length * MORALITIES.length)
  for (const { alignment, order, morality } of ALIGNMENT_FACTORS) {
    expect(alignment).toBe(order === morality ? order : `${order}-${morality}`)
  }
  expect([...ALIGNMENT_FACTORS.map(({ alignment }) => alignment), 'unaligned']).toEqual(ALIGNMENTS)
})

test.each(CLASSES)('the %s is proficient in exactly one save of Dexterity, Constitution and Wisdom', (name) => {
  const common = ['dexterity', 'constitution', 'wisdom']
  expect(CLASS_TRAITS[name].savingThrows.filter((ability) => common.includes(ability))).toHaveLength(1)
})

test('the Hit Points of objects are the averages of their dice, rounded down', () => {
  for (const { average, dice } of Object.values(OBJECT_HIT_POINTS).flatMap((row) => Object.values(row)))
    expect([dice, Math.floor(toNumber(mean(tableOdds(dice))))]).toEqual([dice, average])
})

test('every check with gear uses the ability of its skill', () => {
  for (const { ability, skill } of GEAR_CHECKS)
    expect([skill, SKILL_ABILITIES.find((row) => row.skill === skill)?.ability]).toEqual([skill, ability])
})

test('every weapon with the Range property has a range, and Ammunition or Thrown', () => {
  for (const { properties, range, ammunition } of Object.values(WEAPON_STATISTICS)) {
    expect(properties.includes('range')).toBe(range !== undefined)
    expect(properties.includes('ammunition')).toBe(ammunition !== undefined)
    expect(properties.includes('ammunition') || properties.includes('thrown')).toBe(range !== undefined)
  }
})

describe('packs', () => {
  const IDS = ADVENTURING_GEAR.filter((gear): gear is Pack => gear.endsWith('-pack'))

  const isGear = (id: string): id is AdventuringGear => ADVENTURING_GEAR.some((gear) => gear === id)

  /** The total weight or cost of a pack's contents. */
  const sumOf = (pack: Pack, figure: 'weightQuarterPounds' | 'costCopperPieces'): number =>
    Object.entries(PACKS[pack]).reduce(
      (sum, [id, count]) => sum + (isGear(id) ? GEAR_STATISTICS[id][figure] * count : Number.NaN),
      0,
    )

  test('equal the packs in the gear table', () => {
    expect(Object.keys(PACKS)).toEqual(IDS)
  })

  test.each(IDS)('the %s weighs what its contents weigh, and costs the sum of their costs within 1 GP', (pack) => {
    expect(sumOf(pack, 'weightQuarterPounds')).toBe(GEAR_STATISTICS[pack].weightQuarterPounds)
    const difference = GEAR_STATISTICS[pack].costCopperPieces - sumOf(pack, 'costCopperPieces')
    expect(Math.abs(difference)).toBeLessThanOrEqual(100)
  })
})

// SRD 5.2.1, Equipment, Tools (pages 93 and 94), which defines by a rule what these two craft
describe('crafting', () => {
  const weapons = Object.entries(WEAPON_STATISTICS)
  const without = (all: readonly string[], ...some: readonly string[]) => all.filter((id) => !some.includes(id))

  test('a smith crafts any Melee weapon but four, Medium armor but Hide, Heavy armor, and things of metal', () => {
    const melee = weapons.flatMap(([id, { kind }]) => (kind === 'melee' ? [id] : []))
    const heavier = Object.entries(ARMOR_STATISTICS).flatMap(([id, { category }]) => (category === 'light' ? [] : [id]))
    expect(TOOL_STATISTICS['smiths-tools'].crafts).toEqual([
      ...without(melee, 'club', 'greatclub', 'quarterstaff', 'whip'),
      ...without(heavier, 'hide-armor'),
      ...['ball-bearings', 'bucket', 'caltrops', 'chain', 'crowbar', 'firearm-bullets', 'grappling-hook', 'iron-pot'],
      ...['iron-spikes', 'sling-bullets'],
    ])
  })

  test('a woodcarver crafts three Simple Melee weapons, Ranged weapons but three, and things of wood', () => {
    const ranged = weapons.flatMap(([id, { kind }]) => (kind === 'ranged' ? [id] : []))
    expect(TOOL_STATISTICS['woodcarvers-tools'].crafts).toEqual([
      ...['club', 'greatclub', 'quarterstaff'],
      ...without(ranged, 'pistol', 'musket', 'sling'),
      ...['arcane-focus', 'arrows', 'bolts', 'druidic-focus', 'ink-pen', 'needles'],
    ])
  })
})
