import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { OBSCUREMENTS } from '../../vocabulary/obscurements.ts'
import { obscurementByLight, sightInto, worstObscurement } from './obscured-area.ts'

// SRD 5.2.1, Playing the Game, Light (page 11)
test.each([
  ['bright-light', 'none'],
  ['dim-light', 'lightly-obscured'],
  ['darkness', 'heavily-obscured'],
] as const)('%s obscures: %s', (light, obscurement) => {
  expect(obscurementByLight(light)).toBe(obscurement)
})

test('the worst obscurement counts, whatever the order', () => {
  for (const first of OBSCUREMENTS) {
    for (const second of OBSCUREMENTS) {
      expect(worstObscurement([first, second])).toBe(worstObscurement([second, first]))
    }
    expect(worstObscurement([first, 'none'])).toBe(first)
    expect(worstObscurement([first, 'heavily-obscured'])).toBe('heavily-obscured')
  }
})

// SRD 5.2.1, Playing the Game, Obscured Areas (page 11); the 2012 playtest speaks of hiding alone
test.each([
  ['SRD 5.2.1', srd521, ['normal', 'disadvantage', 'normal'], ['none', 'none', 'blinded']],
  ['2012 playtest', next2012, ['normal', 'normal', 'normal'], ['none', 'none', 'none']],
] as const)('what obscurement does, %s', (_, ruleset, perception, conditions) => {
  const sight = OBSCUREMENTS.map((obscurement) => sightInto(obscurement, ruleset))
  expect(sight.map((row) => row.perception)).toEqual(perception)
  expect(sight.map((row) => row.condition)).toEqual(conditions)
  expect(sight.map(({ opaque }) => opaque)).toEqual([false, false, true])
})
