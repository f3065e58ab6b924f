import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import type { AnyCondition } from '../../vocabulary/conditions.ts'
import { type GivenCondition, hasCondition, heldConditions } from './held-conditions.ts'

const names = (
  conditions: readonly GivenCondition[],
  ruleset: typeof srd521 | typeof next2012,
  immunities: readonly AnyCondition[] = [],
): string[] =>
  heldConditions({ conditions, immunities }, ruleset).map(({ condition, level }) =>
    level === 1 ? condition : `${condition} ${level}`,
  )

describe('heldConditions', () => {
  // SRD 5.2.1, Rules Glossary: Paralyzed, Petrified (page 186), Stunned (page 189), Unconscious (page 191)
  test.each([
    ['paralyzed', ['incapacitated', 'paralyzed']],
    ['petrified', ['incapacitated', 'petrified']],
    ['stunned', ['incapacitated', 'stunned']],
    ['unconscious', ['incapacitated', 'prone', 'unconscious']],
    ['restrained', ['restrained']],
  ] as const)('%s', (condition, expected) => {
    expect(names([{ condition }], srd521)).toEqual(expected)
  })

  // 2012 playtest, Conditions: none includes another
  test.each(next2012.conditions.list)('in 2012, %s alone', (condition) => {
    expect(names([{ condition }], next2012)).toEqual([condition])
  })

  // SRD 5.2.1, Rules Glossary: Condition (page 179), Exhaustion (page 181)
  test('a condition does not stack with itself, Exhaustion does, up to 6', () => {
    expect(names([{ condition: 'prone' }, { condition: 'prone' }], srd521)).toEqual(['prone'])
    expect(names([{ condition: 'exhaustion' }, { condition: 'exhaustion' }], srd521)).toEqual(['exhaustion 2'])
    expect(
      names(
        [
          { condition: 'exhaustion', level: 5 },
          { condition: 'exhaustion', level: 3 },
        ],
        srd521,
      ),
    ).toEqual(['exhaustion 6'])
    expect(names([{ condition: 'exhaustion', level: 0 }], srd521)).toEqual([])
  })

  test('gives the causing condition and its source', () => {
    const given = [{ condition: 'stunned', source: 'monk' }, { condition: 'unconscious' }] as const
    expect(heldConditions({ conditions: given }, srd521)).toEqual([
      {
        condition: 'incapacitated',
        level: 1,
        reasons: [{ via: ['stunned'], source: 'monk' }, { via: ['unconscious'] }],
      },
      { condition: 'prone', level: 1, reasons: [{ via: ['unconscious'] }] },
      { condition: 'stunned', level: 1, reasons: [{ via: [], source: 'monk' }] },
      { condition: 'unconscious', level: 1, reasons: [{ via: [] }] },
    ])
  })

  // SRD 5.2.1, Rules Glossary: Immunity (page 183), Petrified (page 186)
  test('immunity: by oneself, by another condition, to a part of a condition', () => {
    expect(names([{ condition: 'poisoned' }], srd521, ['poisoned'])).toEqual([])
    expect(names([{ condition: 'poisoned' }, { condition: 'petrified' }], srd521)).toEqual([
      'incapacitated',
      'petrified',
    ])
    expect(names([{ condition: 'unconscious' }], srd521, ['prone'])).toEqual(['incapacitated', 'unconscious'])
    expect(names([{ condition: 'poisoned' }, { condition: 'petrified' }], srd521, ['petrified'])).toEqual(['poisoned'])
  })

  test('a condition of another edition does nothing', () => {
    expect(names([{ condition: 'ethereal' }, { condition: 'prone' }], srd521)).toEqual(['prone'])
    expect(names([{ condition: 'exhaustion', level: 3 }], next2012)).toEqual([])
  })

  test.each([-1, 1.5, Number.NaN])('level %d throws a RangeError', (level) => {
    expect(() => heldConditions({ conditions: [{ condition: 'exhaustion', level }] }, srd521)).toThrow(RangeError)
  })
})

test('hasCondition', () => {
  expect(hasCondition({ conditions: [{ condition: 'paralyzed' }], condition: 'incapacitated' }, srd521)).toBe(true)
  expect(
    hasCondition(
      { conditions: [{ condition: 'paralyzed' }], immunities: ['incapacitated'], condition: 'incapacitated' },
      srd521,
    ),
  ).toBe(false)
  expect(hasCondition({ conditions: [{ condition: 'incapacitated' }], condition: 'paralyzed' }, srd521)).toBe(false)
})
