import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd51 } from '../../rulesets/srd-5-1.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { exhaustionEffects, gainExhaustion, loseExhaustion, maximumExhaustion } from './exhaustion.ts'

const NO_EFFECTS = {
  d20Bonus: 0,
  disadvantageOn: [],
  speedReducedFeet: 0,
  speedDividedBy: 1,
  immobile: false,
  hitPointMaximumDividedBy: 1,
  dies: false,
}

// SRD 5.2.1, Rules Glossary, Exhaustion (page 181)
test.each([
  [0, 0, 0, false],
  [1, -2, 5, false],
  [2, -4, 10, false],
  [3, -6, 15, false],
  [4, -8, 20, false],
  [5, -10, 25, false],
  [6, -12, 30, true],
])('level %i', (level, d20Bonus, speedReducedFeet, dies) => {
  expect(exhaustionEffects(level, srd521)).toEqual({ ...NO_EFFECTS, d20Bonus, speedReducedFeet, dies })
})

// SRD 5.1, page 358
test.each([
  [0, [], 1, 1, false, false],
  [1, ['ability-checks'], 1, 1, false, false],
  [2, ['ability-checks'], 2, 1, false, false],
  [3, ['ability-checks', 'attack-rolls', 'saving-throws'], 2, 1, false, false],
  [4, ['ability-checks', 'attack-rolls', 'saving-throws'], 2, 2, false, false],
  [5, ['ability-checks', 'attack-rolls', 'saving-throws'], 2, 2, true, false],
  [6, ['ability-checks', 'attack-rolls', 'saving-throws'], 2, 2, true, true],
])('level %i in SRD 5.1', (level, disadvantageOn, speedDividedBy, hitPointMaximumDividedBy, immobile, dies) => {
  const effects = { disadvantageOn, speedDividedBy, hitPointMaximumDividedBy, immobile, dies }
  expect(exhaustionEffects(level, srd51)).toEqual({ ...NO_EFFECTS, ...effects })
})

test('gaining and losing levels', () => {
  expect(maximumExhaustion(srd521)).toBe(6)
  expect([0, 2, 5, 6].map((level) => gainExhaustion({ level, gained: 1 }, srd521))).toEqual([1, 3, 6, 6])
  expect([0, 1, 6].map((level) => loseExhaustion({ level, lost: 1 }))).toEqual([0, 0, 5])
})

test('the 2012 playtest has no Exhaustion', () => {
  expect(gainExhaustion({ level: 0, gained: 2 }, next2012)).toBe(0)
  expect(exhaustionEffects(3, next2012)).toEqual(NO_EFFECTS)
})

test('a negative level throws a RangeError', () => {
  expect(() => gainExhaustion({ level: -1, gained: 1 }, srd521)).toThrow(RangeError)
  expect(() => loseExhaustion({ level: 1, lost: -1 })).toThrow(RangeError)
  expect(() => exhaustionEffects(0.5, srd521)).toThrow(RangeError)
})
