import { describe, expect, test } from 'vitest'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { ATTITUDES } from '../../vocabulary/attitudes.ts'
import { DEFAULT_ATTITUDE, INFLUENCE_STATES, influenceChecks, influenceOutcome, urge } from './influence.ts'

const hesitant = { willingness: 'hesitant', attitude: 'indifferent', intelligenceScore: 10 } as const

// SRD 5.2.1, Rules Glossary, Friendly (page 182), Hostile (page 183), Indifferent (page 184)
test('each attitude gives a roll state; the default is Indifferent', () => {
  expect(DEFAULT_ATTITUDE).toBe('indifferent')
  expect(ATTITUDES.map((attitude) => INFLUENCE_STATES[attitude])).toEqual(['advantage', 'normal', 'disadvantage'])
})

describe('urge', () => {
  // SRD 5.2.1, Rules Glossary, Influence (page 184)
  test.each(ATTITUDES)('a willing or unwilling creature needs no check: %s', (attitude) => {
    expect(urge({ ...hesitant, willingness: 'willing', attitude }, srd521).value.outcome).toBe('complies')
    expect(urge({ ...hesitant, willingness: 'unwilling', attitude }, srd521).value.outcome).toBe('refuses')
  })

  test.each([
    ['a low Intelligence', 2, 15],
    ['an Intelligence equal to the DC', 15, 15],
    ['a higher Intelligence', 16, 16],
    ['the highest Intelligence', 30, 30],
  ])('the DC for %s, Intelligence %i, is %i', (_, intelligence, dc) => {
    expect(urge({ ...hesitant, intelligenceScore: intelligence }, srd521).value).toMatchObject({
      outcome: 'check',
      dc,
      state: 'normal',
    })
  })

  test('the GM can choose another DC', () => {
    expect(urge({ ...hesitant, intelligenceScore: 20, dc: 12 }, srd521).value).toMatchObject({ dc: 12 })
  })

  test.each([
    ['friendly', [], 'advantage'],
    ['hostile', [], 'disadvantage'],
    ['indifferent', [{ rule: 'charmed', gives: 'advantage' }], 'advantage'], // Charmed, page 178
    ['hostile', [{ rule: 'charmed', gives: 'advantage' }], 'normal'],
    ['friendly', [{ rule: 'poisoned', gives: 'disadvantage' }], 'normal'],
  ] as const)('%s with %j', (attitude, circumstances, state) => {
    expect(urge({ ...hesitant, attitude, circumstances }, srd521).value).toMatchObject({ state })
  })

  test('each step names the rule it applied', () => {
    expect(urge({ ...hesitant, attitude: 'hostile' }, srd521).steps).toEqual([
      {
        kind: 'influence-dc',
        rule: 'influence',
        values: { willingness: 'hesitant', intelligence: 10, leastDc: 15, dc: 15 },
      },
      { kind: 'gives-state', rule: 'hostile', values: { gives: 'disadvantage' } },
    ])
  })

  test.each([0, 31, 2.5])('Intelligence %d throws a RangeError', (intelligence) => {
    expect(() => urge({ ...hesitant, intelligenceScore: intelligence }, srd521)).toThrow(RangeError)
  })
})

test.each([
  ['the check succeeds', { total: 15 }, true, 0],
  ['the check fails', { total: 14 }, false, 24],
  ['the GM set a duration', { total: 14, waitHours: 1 }, false, 1],
] as const)('%s', (_, check, complies, waitHours) => {
  expect(influenceOutcome({ ...check, dc: 15 }, srd521)).toEqual({ complies, waitHours })
})

// SRD 5.2.1, Rules Glossary, Influence Checks (page 184)
test.each([
  ['humanoid', true, ['deception', 'intimidation', 'performance', 'persuasion']],
  ['humanoid', false, ['intimidation', 'performance']],
  ['beast', false, ['intimidation', 'performance', 'animal-handling']],
  ['monstrosity', true, ['deception', 'intimidation', 'performance', 'persuasion', 'animal-handling']],
] as const)('a %s that understands (%s)', (creatureType, understands, expected) => {
  expect(influenceChecks({ creatureType, understands }).map(({ skill }) => skill)).toEqual(expected)
})
