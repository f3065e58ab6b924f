import { expect, test } from 'vitest'
import { printTable } from '../../../test/print-table.ts'
import { damageTypesTable } from './damage-types.ts'

// SRD 5.2.1, Rules Glossary, Damage Types (page 180)
test('Damage Types', () => {
  expect(damageTypesTable.source).toEqual({ document: 'SRD 5.2.1', heading: 'Damage Types', page: 180 })
  expect(printTable(damageTypesTable)).toEqual([
    'damage-type | examples',
    'acid | “acid”',
    'bludgeoning | “bludgeoning”',
    'cold | “cold”',
    'fire | “fire”',
    'force | “force”',
    'lightning | “lightning”',
    'necrotic | “necrotic”',
    'piercing | “piercing”',
    'poison | “poison”',
    'psychic | “psychic”',
    'radiant | “radiant”',
    'slashing | “slashing”',
    'thunder | “thunder”',
  ])
})
