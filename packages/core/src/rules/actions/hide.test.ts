import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { HIDING_ENDS } from '../../vocabulary/hiding.ts'
import { endsHiding, findsHidden, hide, mayHide } from './hide.ts'

describe('mayHide', () => {
  // SRD 5.2.1, Rules Glossary, Hide (page 183); 2012 playtest, Exploration, Stealth and Conditions for Stealth.
  // Each row: obscured, cover, in sight, then SRD 5.2.1 and the 2012 playtest.
  test.each([
    [false, 'none', false, 'nothing-conceals', 'allowed'], // 2012: who cannot possibly be seen need only be silent
    [false, 'half', false, 'nothing-conceals', 'allowed'],
    [false, 'three-quarters', false, 'allowed', 'allowed'],
    [false, 'total', false, 'allowed', 'allowed'],
    [true, 'none', false, 'allowed', 'allowed'],
    [true, 'total', false, 'allowed', 'allowed'],
    [false, 'none', true, 'nothing-conceals', 'nothing-conceals'],
    [false, 'half', true, 'nothing-conceals', 'allowed'],
    [false, 'three-quarters', true, 'in-sight', 'allowed'],
    [false, 'total', true, 'in-sight', 'allowed'],
    [true, 'none', true, 'in-sight', 'allowed'],
  ] as const)('obscured %s, cover %s, in sight %s', (heavilyObscured, cover, inSight, srd, playtest) => {
    const place = { heavilyObscured, cover, inSight }
    const answers = [srd521, next2012].map((ruleset) => {
      const permission = mayHide(place, ruleset)
      return permission.allowed ? 'allowed' : permission.because
    })
    expect(answers).toEqual([srd, playtest])
  })
})

describe('hide', () => {
  // SRD 5.2.1, Rules Glossary, Hide (page 183)
  test.each([
    [14, false],
    [15, true],
    [28, true],
  ])('SRD 5.2.1: a total of %i against DC 15', (total, hidden) => {
    const observers = [{ total: 30, aware: true }]
    expect(hide({ total, observers }, srd521)).toEqual({
      value: { hidden, hiddenFrom: [hidden], total },
      steps: [{ kind: 'hiding-against-dc', rule: 'hide', values: { total, dc: 15, hidden } }],
    })
  })

  // 2012 playtest, Exploration, Stealth: a tie hides only from a creature that was not aware
  test('2012 playtest: against each observer', () => {
    const observers = [
      { total: 11, aware: true },
      { total: 12, aware: true },
      { total: 12, aware: false },
      { total: 13, aware: false },
    ]
    const { value, steps } = hide({ total: 12, observers }, next2012)
    expect(value).toEqual({ hidden: false, hiddenFrom: [true, false, true, false], total: 12 })
    expect(steps[1]).toEqual({
      kind: 'hiding-from-observer',
      rule: 'next-stealth',
      values: { total: 12, against: 12, aware: true, hidden: false },
    })
    expect(hide({ total: 1 }, next2012)).toEqual({ value: { hidden: true, hiddenFrom: [], total: 1 }, steps: [] })
  })
})

// SRD 5.2.1, Rules Glossary, Hide (page 183): the total is the DC; 2012 playtest, Spotting a Hidden Creature
test.each([
  [16, false, false],
  [17, true, false],
  [18, true, true],
])('a check of %i finds what hid with 17', (total, srd, playtest) => {
  expect([srd521, next2012].map((ruleset) => findsHidden({ total, hidingTotal: 17 }, ruleset))).toEqual([srd, playtest])
})

test.each([
  ['SRD 5.2.1', srd521, ['loud-sound', 'found', 'attack-roll', 'verbal-spell']],
  ['2012 playtest', next2012, ['loud-sound', 'found', 'attack-roll', 'verbal-spell', 'in-view']],
] as const)('what ends hiding, %s', (_, ruleset, expected) => {
  expect(HIDING_ENDS.filter((event) => endsHiding(event, ruleset))).toEqual(expected)
})
