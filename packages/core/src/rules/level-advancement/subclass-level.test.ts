import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import type { ClassLevelRow } from '../../tables/level-advancement/class-progressions/class-level.ts'
import { CLASS_PROGRESSIONS } from '../../tables/level-advancement/class-progressions/index.ts'
import { CLASSES } from '../../vocabulary/classes.ts'
import { subclassLevel } from './subclass-level.ts'

test.each(CLASSES)('%s gets its subclass where its table says', (characterClass) => {
  const rows: readonly ClassLevelRow[] = CLASS_PROGRESSIONS[characterClass]
  const row = rows.find(({ features }) => features.some((feature) => feature === `${characterClass}-subclass`))
  expect(subclassLevel(characterClass)).toBe(row?.level)
})

test('an edition without subclasses throws a RangeError', () => {
  expect(() => subclassLevel('bard', next2012)).toThrow(RangeError)
})
