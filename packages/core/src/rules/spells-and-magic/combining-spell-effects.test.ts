import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd51 } from '../../rulesets/srd-5-1.ts'
import { applyingCasting } from './combining-spell-effects.ts'

const first = { potency: 2, castAt: 1 }
const second = { potency: 2, castAt: 2 }
const weak = { potency: 1, castAt: 3 }

// SRD 5.2.1, Combining Spell Effects (page 106); 2012 playtest, Stacking: the highest bonus
test.each([
  ['the most potent, however old', [first, weak], first],
  ['of two Bless spells the most recent', [first, second], second],
  ['in any order', [weak, second, first], second],
  ['a single casting', [weak], weak],
])('%s', (_, castings, expected) => {
  expect(applyingCasting(castings)).toBe(expected)
})

// SRD 5.1, Spellcasting, Combining Magical Effects (page 104); 2012 playtest, Stacking
test.each([srd51, next2012])('$id names the most potent, and none of equally potent ones', (ruleset) => {
  expect(applyingCasting([weak, first], ruleset)).toBe(first)
  expect(applyingCasting([weak, first, second], ruleset)).toBe('unsaid')
  expect(applyingCasting([weak], ruleset)).toBe(weak)
})

test('an empty list throws a RangeError', () => {
  expect(() => applyingCasting([])).toThrow(RangeError)
})
