import { expect, test } from 'vitest'
import { printTable } from '../../../test/print-table.ts'
import { TYPICAL_DIFFICULTY_CLASSES, typicalDifficultyClassesTable } from './typical-difficulty-classes.ts'

// SRD 5.2.1, Playing the Game, Typical Difficulty Classes (page 6): left column, then right
test('Typical Difficulty Classes', () => {
  expect(typicalDifficultyClassesTable.source).toEqual({
    document: 'SRD 5.2.1',
    heading: 'Typical Difficulty Classes',
    page: 6,
  })
  expect(printTable(typicalDifficultyClassesTable)).toEqual([
    'difficulty | dc',
    '“very-easy” | 5',
    '“easy” | 10',
    '“medium” | 15',
    '“hard” | 20',
    '“very-hard” | 25',
    '“nearly-impossible” | 30',
  ])
  expect(TYPICAL_DIFFICULTY_CLASSES).toHaveLength(6)
})
