import { expect, test } from 'vitest'
import { srd51 } from '../../rulesets/srd-5-1.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { type ConcentrationEvent, concentrationEnds } from './concentration-ends.ts'

// SRD 5.2.1, Rules Glossary, Concentration (page 179)
test.each<[string, ConcentrationEvent, boolean]>([
  ['another effect that requires it', { kind: 'another-effect' }, true],
  ['Incapacitated', { kind: 'incapacitated' }, true],
  ['death', { kind: 'dies' }, true],
  ['its own will', { kind: 'lets-go' }, true],
  ['a save of 10 against 1 damage', { kind: 'damage', damage: 1, saveTotal: 10 }, false],
  ['a save of 9', { kind: 'damage', damage: 1, saveTotal: 9 }, true],
  ['half of 23', { kind: 'damage', damage: 23, saveTotal: 11 }, false],
  ['half of 24', { kind: 'damage', damage: 24, saveTotal: 11 }, true],
  ['at most 30', { kind: 'damage', damage: 100, saveTotal: 30 }, false],
  ['no damage', { kind: 'damage', damage: 0, saveTotal: 1 }, false],
])('%s', (_, event, ends) => {
  expect(concentrationEnds(event, srd521).value).toBe(ends)
})

test('the steps name the DC', () => {
  expect(concentrationEnds({ kind: 'damage', damage: 24, saveTotal: 12 }, srd521).steps).toEqual([
    { kind: 'concentration-tested', rule: 'concentration', values: { damage: 24, dc: 12, saveTotal: 12, ends: false } },
  ])
  expect(concentrationEnds({ kind: 'damage', damage: 0, saveTotal: 1 }, srd521).steps).toEqual([])
})

test.each([-1, 0.5])('damage %d throws a RangeError', (damage) => {
  expect(() => concentrationEnds({ kind: 'damage', damage, saveTotal: 1 }, srd521)).toThrow(RangeError)
})

// SRD 5.1, Spellcasting, Concentration (page 102): a wave crashes over a ship
test.each([
  [10, false],
  [9, true],
])('2014: a save of %i for the surroundings', (saveTotal, ends) => {
  expect(concentrationEnds({ kind: 'environment', saveTotal }, srd51)).toEqual({
    value: ends,
    steps: [{ kind: 'concentration-tested', rule: 'concentration', values: { dc: 10, saveTotal, ends } }],
  })
})

test('5.2.1 has no save for the surroundings', () => {
  expect(() => concentrationEnds({ kind: 'environment', saveTotal: 9 }, srd521)).toThrow(/no such rule/)
})
