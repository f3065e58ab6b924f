import { describe, expect, test } from 'vitest'
import { TABLES } from './all-tables.ts'

test('the tables that a text can show', () => {
  expect(TABLES.map(({ id }) => id)).toEqual([
    'abilities',
    'abilities-and-backgrounds',
    'ability-check-examples',
    'ability-modifiers',
    'ability-score-meanings',
    'actions',
    'alignments',
    'areas-of-effect',
    'attack-roll-abilities',
    'carrying-capacities',
    'character-advancement',
    'class-hit-points',
    'class-overview',
    'cover',
    'creature-sizes',
    'creature-types',
    'daily-needs',
    'damage-types',
    'encounter-budgets',
    'exhaustion-levels',
    'experience-by-challenge-rating',
    'influence-checks',
    'large-vehicles',
    'light-obscurements',
    'light-sources',
    'monster-hit-dice',
    'mounts',
    'movement-costs',
    'multiclass-spell-slots',
    'natural-lights',
    'object-armor-classes',
    'object-hit-points',
    'playtest-actions',
    'playtest-carrying-capacities',
    'point-costs',
    'proficiency-bonus',
    'rare-languages',
    'saving-throw-examples',
    'search-skills',
    'skills',
    'special-senses',
    'srd51-exotic-languages',
    'srd51-races',
    'srd51-standard-languages',
    'standard-array-by-class',
    'standard-languages',
    'study-skills',
    'tiers-of-play',
    'travel-paces',
    'travel-terrains',
    'typical-dcs',
  ])
})

describe.each(TABLES)('$id', ({ id, columns, rows }) => {
  test('has a kebab-case id and distinct columns', () => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(new Set(columns).size).toBe(columns.length)
  })

  test('has rows of full width, no two alike', () => {
    expect(rows.length).toBeGreaterThan(1)
    for (const row of rows) expect(row).toHaveLength(columns.length)
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length)
  })
})
