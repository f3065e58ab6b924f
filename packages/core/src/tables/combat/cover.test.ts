import { expect, test } from 'vitest'
import { printTable } from '../../../test/print-table.ts'
import { COVER, coverTable } from './cover.ts'

// SRD 5.2.1, Playing the Game, Cover (page 15)
test('Cover', () => {
  expect(coverTable.source).toEqual({ document: 'SRD 5.2.1', heading: 'Cover', page: 15 })
  expect(printTable(coverTable)).toEqual([
    'degree | benefit | offered-by',
    'half-cover | “bonus {"bonus":2}” | “offered-by-half”',
    'three-quarters-cover | “bonus {"bonus":5}” | “offered-by-three-quarters”',
    'total-cover | “cannot-be-targeted” | “offered-by-total”',
  ])
  expect(COVER).toEqual([
    { degree: 'half', bonus: 2, canBeTargetedDirectly: true },
    { degree: 'three-quarters', bonus: 5, canBeTargetedDirectly: true },
    { degree: 'total', bonus: 0, canBeTargetedDirectly: false },
  ])
})
