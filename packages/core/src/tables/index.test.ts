import { describe, expect, test } from 'vitest'
import { TABLES } from './index.ts'

test('the tables that a text can show', () => {
  expect(TABLES.map(({ id }) => id)).toEqual([
    'abilities',
    'ability-modifiers',
    'attack-roll-abilities',
    'cover',
    'damage-types',
    'proficiency-bonus',
    'skills',
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
