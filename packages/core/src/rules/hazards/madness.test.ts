import { describe, expect, test } from 'vitest'
import { MADNESS_EFFECTS, type MadnessRow } from '../../tables/hazards/madness.ts'
import { MADNESS_KINDS } from '../../vocabulary/hazards.ts'
import { madnessEffect } from './madness.ts'

// SRD 5.1, Madness (pages 201 and 202)
describe('madnessEffect', () => {
  test.each([
    ['short-term', 1, 'paralyzed-until-damaged'],
    ['short-term', 20, 'paralyzed-until-damaged'],
    ['short-term', 21, 'screams-laughs-or-weeps'],
    ['short-term', 40, 'flees'],
    ['short-term', 75, 'does-as-told'],
    ['short-term', 81, 'stunned'],
    ['short-term', 100, 'unconscious'],
    ['long-term', 10, 'repeats-an-activity'],
    ['long-term', 45, 'imagines-a-potion'],
    ['long-term', 46, 'needs-a-lucky-charm'],
    ['long-term', 86, 'confused-by-damage'],
    ['long-term', 96, 'unconscious-and-unwakable'],
    ['indefinite', 15, 'stays-drunk'],
    ['indefinite', 35, 'exaggerates-and-lies'],
    ['indefinite', 56, 'thinks-itself-the-best'],
    ['indefinite', 95, 'takes-nothing-seriously'],
    ['indefinite', 96, 'enjoys-killing'],
  ] as const)('%s, %i: %s', (kind, rolled, effect) => {
    expect(madnessEffect({ kind, rolled }).effect).toBe(effect)
  })

  test('every number of a d100 has one effect', () => {
    for (const kind of MADNESS_KINDS) {
      const rows: readonly MadnessRow[] = MADNESS_EFFECTS[kind]
      expect(rows.map(({ from }) => from)).toEqual([1, ...rows.slice(0, -1).map(({ to }) => to + 1)])
      expect(rows.at(-1)?.to).toBe(100)
    }
  })
})
