import { expect, test } from 'vitest'
import { EXPOSURES } from './exposures.ts'

// SRD 5.2.1, Gameplay Toolbox: Deep Water, Extreme Cold, Extreme Heat, Frigid Water (page 195)
test('when and how hard the saves are', () => {
  expect(
    Object.entries(EXPOSURES).map(([exposure, row]) => `${exposure}: ${row.save} ${row.dc}+${row.dcRise} each ${row.each}`),
  ).toEqual([
    'deep-water: constitution 10+0 each hour',
    'extreme-cold: constitution 10+0 each hour',
    'extreme-heat: constitution 5+1 each hour',
    'frigid-water: constitution 10+0 each minute',
  ])
})

// SRD 5.2.1, Gameplay Toolbox (page 195)
test('who makes no save, or succeeds, or has Disadvantage', () => {
  const having = (holds: (row: (typeof EXPOSURES)[keyof typeof EXPOSURES]) => boolean): string[] =>
    Object.entries(EXPOSURES).flatMap(([exposure, row]) => (holds(row) ? [exposure] : []))
  expect(having((row) => row.swimSpeedExempts)).toEqual(['deep-water'])
  expect(having((row) => row.waterExempts)).toEqual(['extreme-heat'])
  expect(having((row) => row.resistanceSucceeds === 'cold')).toEqual(['extreme-cold', 'frigid-water'])
  expect(having((row) => row.resistanceSucceeds === 'fire')).toEqual(['extreme-heat'])
  expect(having((row) => row.adaptedSucceeds)).toEqual(['frigid-water'])
  expect(having((row) => row.constitutionMinutesFree)).toEqual(['frigid-water'])
  expect(Object.values(EXPOSURES).map((row) => row.exhaustionLevels)).toEqual([1, 1, 1, 1])
  expect(Object.values(EXPOSURES).map((row) => row.disadvantageIn)).toEqual([[], [], ['medium', 'heavy'], []])
})
