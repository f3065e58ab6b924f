import { expect, test } from 'vitest'
import { SPELL_LEVELS } from '../../vocabulary/spell-levels.ts'
import { scribing, scribingObstacles, spellScroll } from './spell-scroll.ts'

// SRD 5.2.1, Spell Scroll Costs (page 103), in copper pieces, with days of 8 hours
test.each([
  [0, 1, 8, 1500],
  [3, 5, 40, 15000],
  [9, 120, 960, 5000000],
] as const)('a level %i spell takes %i days, %i hours, %i copper pieces', (level, days, hours, costCopperPieces) => {
  expect(scribing(level)).toEqual({ days, hours, costCopperPieces })
})

// SRD 5.2.1, Prerequisites for the Scribe (page 103)
const scribe = { arcanaProficiency: true, calligraphersSuppliesProficiency: false, prepared: true, materials: true }
test.each([
  ['Arcana is enough', {}, []],
  ['Calligrapher’s Supplies are enough', { arcanaProficiency: false, calligraphersSuppliesProficiency: true }, []],
  ['one of them is needed', { arcanaProficiency: false }, ['no-proficiency']],
  ['the spell is prepared on each day', { prepared: false }, ['not-prepared']],
  ['its Material components are available', { materials: false }, ['no-materials']],
])('%s', (_, change, expected) => {
  expect(scribingObstacles({ ...scribe, ...change })).toEqual(expected)
})

test('law: the higher the level, the better the scroll', () => {
  for (const level of SPELL_LEVELS) {
    const below = SPELL_LEVELS.find((candidate) => candidate === level - 1) ?? 0
    expect(spellScroll(level).saveDc).toBeGreaterThanOrEqual(spellScroll(below).saveDc)
    expect(spellScroll(level).saveDc - spellScroll(level).attackBonus).toBe(8)
  }
})
