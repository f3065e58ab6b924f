import { readdirSync } from 'node:fs'
import { parse } from '@rulestone/core'
import { expect, test } from 'vitest'
import { isSpellId, SPELL_IDS, type Spell, spell } from '../src/index.ts'

const SPELLS: readonly (Spell & { readonly id: string })[] = SPELL_IDS.map((id) => ({ id, ...spell(id) }))

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
    diceOf(one).some(({ dice, added }) => !parse(dice).ok || (added !== undefined && !(one.grows && parse(added).ok))),
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

test('what is added to targets or areas is added by a spell that grows', () => {
  expect(
    breaking(({ grows, addedTargets, areas = [] }) => {
      const isAdded = addedTargets !== undefined || areas.some(({ addedFeet }) => addedFeet !== undefined)
      return !isAdded || grows === true
    }),
  ).toEqual([])
})

test('an unknown id is named', () => {
  expect(isSpellId('fireball')).toBe(true)
  expect(isSpellId('toString')).toBe(false)
  expect(() => spell('fire-ball' as 'fireball')).toThrow(/id is fire-ball/)
})
