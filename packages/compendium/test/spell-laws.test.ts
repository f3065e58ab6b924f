import { readdirSync } from 'node:fs'
import { parse } from '@rulestone/core'
import { expect, test } from 'vitest'
import { figuresOfSpell, isSpellId, SPELL_IDS, type Spell, type SpellId, spell } from '../src/index.ts'

const SPELLS: readonly (Spell & { readonly id: SpellId })[] = SPELL_IDS.map((id) => ({ id, ...spell(id) }))

/** The ids of the spells that break a law. */
const breaking = (law: (spell: Spell) => boolean): readonly string[] =>
  SPELLS.filter((one) => !law(one)).map(({ id }) => id)

const diceOf = ({ effects = [] }: Spell) =>
  effects.flatMap(({ damage = [], healing, temporaryHitPoints, hitPointMaximum }) =>
    [...damage, healing, temporaryHitPoints, hitPointMaximum].filter((dice) => dice !== undefined),
  )

test('each file is a spell of the index, and each spell has a file', () => {
  const files = readdirSync(new URL('../src/spells', import.meta.url)).filter((file) => file !== 'index.ts')
  expect(files.map((file) => file.replace('.ts', '')).toSorted()).toEqual([...SPELL_IDS].toSorted())
})

// SRD 5.2.1, Spells (pages 107 to 175): the number of spells of each level, counted in the text
test('339 spells: 27 cantrips, and so many of each level', () => {
  const counts = Array.from({ length: 10 }, (_, level) => SPELLS.filter((one) => one.level === level).length)
  expect(counts).toEqual([27, 57, 57, 42, 34, 38, 31, 20, 17, 16])
  expect(SPELLS).toHaveLength(339)
})

/** How many spells have each of some values. */
function counted<Value extends string>(valuesOf: (spell: Spell) => readonly Value[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const value of SPELLS.flatMap(valuesOf)) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

// SRD 5.2.1, Spells (pages 107 to 175): counted in the first line of each spell
test('so many spells of each school, and on each list', () => {
  expect(counted(({ school }) => [school])).toEqual({
    abjuration: 49,
    conjuration: 54,
    divination: 31,
    enchantment: 34,
    evocation: 54,
    illusion: 29,
    necromancy: 27,
    transmutation: 61,
  })
  expect(counted(({ lists }) => lists)).toEqual({
    bard: 130,
    cleric: 109,
    druid: 124,
    paladin: 38,
    ranger: 48,
    sorcerer: 140,
    warlock: 72,
    wizard: 218,
  })
})

// SRD 5.2.1, Spells (pages 107 to 175): counted in the lines below it, and in the last paragraphs
test('so many rituals, spells with Concentration, with a trigger, with a cost, and that grow', () => {
  const number = (has: (spell: Spell) => boolean) => SPELLS.filter(has).length
  expect({
    rituals: number(({ ritual }) => ritual === true),
    concentration: number(({ concentration }) => concentration === true),
    triggers: number(({ trigger }) => trigger === true),
    reactions: number(({ castingTimes }) => castingTimes.includes('reaction')),
    costs: number(({ materials }) => materials !== undefined),
    consumed: number(({ materials = [] }) => materials.some(({ consumed }) => consumed)),
    grows: number(({ grows }) => grows === true),
  }).toEqual({ rituals: 29, concentration: 133, triggers: 8, reactions: 4, costs: 59, consumed: 31, grows: 124 })
})

test('the pages are those of the chapter, in the order of the alphabet', () => {
  expect(breaking(({ page }) => page >= 107 && page <= 175)).toEqual([])
})

test('what needs Concentration lasts for a time', () => {
  expect(breaking(({ concentration, duration }) => !concentration || typeof duration === 'object')).toEqual([])
})

test('a Reaction has its trigger', () => {
  expect(breaking(({ castingTimes, trigger }) => !castingTimes.includes('reaction') || trigger === true)).toEqual([])
})

test('a cost belongs to a Material component', () => {
  expect(breaking(({ components, materials }) => !materials || components.includes('material'))).toEqual([])
})

test('dice are in dice notation, and grow only if the spell does', () => {
  const wrong = SPELLS.filter((one) =>
    diceOf(one).some(({ dice, added, upgrades = [] }) =>
      [dice, added, ...upgrades].some(
        (notation, row) => notation !== undefined && !(parse(notation).ok && (row === 0 || one.grows)),
      ),
    ),
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})

// SRD 5.2.1, Cantrip Upgrade: at levels 5, 11 and 17 by as many dice as at first
test('the damage of a cantrip grows by its own dice', () => {
  const wrong = SPELLS.filter(({ level }) => level === 0).filter((one) =>
    diceOf(one).some(({ dice, added }) => added !== undefined && dice !== '0' && dice !== added),
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})

// SRD 5.2.1, Cantrip Upgrade: what the last paragraph of each cantrip gives at levels 5, 11 and 17
const CANTRIP_UPGRADES: Readonly<Record<string, string>> = {
  'acid-splash': '2d6 3d6 4d6',
  'chill-touch': '2d10 3d10 4d10',
  'eldritch-blast': '2 3 4',
  'fire-bolt': '2d10 3d10 4d10',
  'poison-spray': '2d12 3d12 4d12',
  'produce-flame': '2d8 3d8 4d8',
  'ray-of-frost': '2d8 3d8 4d8',
  'sacred-flame': '2d8 3d8 4d8',
  shillelagh: '1d10 1d12 2d6',
  'shocking-grasp': '2d8 3d8 4d8',
  'sorcerous-burst': '2d8 3d8 4d8',
  'spare-the-dying': '30 60 120',
  'starry-wisp': '2d8 3d8 4d8',
  'true-strike': '1d6 2d6 3d6',
  'vicious-mockery': '2d6 3d6 4d6',
}

test('a cantrip that grows does so at levels 5, 11 and 17', () => {
  const growing = SPELLS.filter(({ level, grows }) => level === 0 && grows)
  const upgrades = growing.map(({ id, effects = [] }) => {
    const figures = Object.entries(figuresOfSpell(id))
    const stated = [5, 11, 17].flatMap((level) =>
      figures.filter(([name]) => name.endsWith(`-at-level-${level}`)).map(([, { value }]) => value),
    )
    const { attacks = 1, addedAttacks = 0 } = effects[0] ?? {}
    const rolls = addedAttacks > 0 ? [1, 2, 3].map((upgrade) => attacks + addedAttacks * upgrade) : []
    return [id, [...stated, ...rolls].join(' ')]
  })
  expect(Object.fromEntries(upgrades)).toEqual(CANTRIP_UPGRADES)
})

test('an area has its size: whole feet, one or more', () => {
  expect(
    breaking(({ areas = [] }) =>
      areas.every(({ shape: _shape, ...sizes }) =>
        Object.values(sizes).every((size) => Number.isInteger(size) && size > 0),
      ),
    ),
  ).toEqual([])
})

test('a longer duration or a higher bonus comes with rising slots above the level of the spell', () => {
  expect(
    breaking(({ level, grows, longer = [], effects = [] }) =>
      [longer, ...effects.map(({ bonusUpgrades = [] }) => bonusUpgrades)].every(
        (rows) =>
          rows.length === 0 || (grows === true && rows.every(({ slot }, row) => slot > (rows[row - 1]?.slot ?? level))),
      ),
    ),
  ).toEqual([])
})

test('an earlier roll is an attack roll, a hit or a saving throw of the spell', () => {
  expect(
    breaking(({ effects = [] }) =>
      effects.every(
        ({ decidedBy }, row) =>
          decidedBy !== 'earlier-roll' || effects.slice(0, row).some((effect) => effect.decidedBy !== 'nothing'),
      ),
    ),
  ).toEqual([])
})

test('an attack roll is melee or ranged, and a saving throw has its ability and its success', () => {
  expect(
    breaking(({ effects = [] }) =>
      effects.every(({ decidedBy, attack, ability, onSuccess }) => {
        if (decidedBy === 'attack-roll') return attack !== undefined
        if (decidedBy === 'saving-throw') return ability !== undefined && onSuccess !== undefined
        return attack === undefined && ability === undefined
      }),
    ),
  ).toEqual([])
})

test('half damage on a success is half of some damage', () => {
  expect(
    breaking(({ effects = [] }) =>
      effects.every(({ onSuccess, damage }) => onSuccess !== 'half' || damage !== undefined),
    ),
  ).toEqual([])
})

test('what is added to targets, areas, durations or ranges is added by a spell that grows', () => {
  expect(
    breaking(({ grows, addedTargets, addedDuration, rangeUpgrades, areas = [] }) => {
      const isAdded =
        (addedTargets ?? addedDuration ?? rangeUpgrades) !== undefined ||
        areas.some(({ addedFeet }) => addedFeet !== undefined)
      return !isAdded || grows === true
    }),
  ).toEqual([])
})

test('an unknown id is named', () => {
  expect(isSpellId('fireball')).toBe(true)
  expect(isSpellId('toString')).toBe(false)
  expect(() => spell('fire-ball' as 'fireball')).toThrow(/id is fire-ball/)
})
