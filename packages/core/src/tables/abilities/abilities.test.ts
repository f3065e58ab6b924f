import { expect, test } from 'vitest'
import { printTable } from '../../../test/print-table.ts'
import { abilitiesTable } from './abilities.ts'

// SRD 5.2.1, Playing the Game, Ability Descriptions (page 5)
test('Ability Descriptions', () => {
  expect(abilitiesTable.source).toEqual({ document: 'SRD 5.2.1', heading: 'Ability Descriptions', page: 5 })
  expect(printTable(abilitiesTable)).toEqual([
    'ability | measures',
    'strength | “strength”',
    'dexterity | “dexterity”',
    'constitution | “constitution”',
    'intelligence | “intelligence”',
    'wisdom | “wisdom”',
    'charisma | “charisma”',
  ])
})
