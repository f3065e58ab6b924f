import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { CAPACITIES } from '../../vocabulary/capacities.ts'
import type { AnyCondition } from '../../vocabulary/conditions.ts'
import { canAct, canActTo } from './can-act.ts'

const lacks = (condition: AnyCondition, ruleset: typeof srd521 | typeof next2012): string[] =>
  CAPACITIES.filter((capacity) => !canAct({ creature: { conditions: [{ condition }] }, capacity }, ruleset).can)

const INACTIVE = ['action', 'bonus-action', 'reaction', 'concentration', 'speech']

describe('canAct', () => {
  // SRD 5.2.1, Rules Glossary, pages 177–191
  test.each([
    ['blinded', ['sight']],
    ['charmed', []],
    ['deafened', ['hearing']],
    ['exhaustion', []],
    ['frightened', []],
    ['grappled', []],
    ['incapacitated', INACTIVE],
    ['invisible', []],
    ['paralyzed', INACTIVE],
    ['petrified', INACTIVE],
    ['poisoned', []],
    ['prone', []],
    ['restrained', []],
    ['stunned', INACTIVE],
    ['unconscious', [...INACTIVE, 'awareness']],
  ] as const)('%s takes away %j', (condition, expected) => {
    expect(lacks(condition, srd521)).toEqual(expected)
  })

  // 2012 playtest, Conditions
  test.each([
    ['blinded', ['sight']],
    ['charmed', []],
    ['deafened', ['hearing']],
    ['ethereal', []],
    ['frightened', []],
    ['invisible', []],
    ['intoxicated', []],
    ['paralyzed', ['speech', 'movement', 'limbs']],
    ['prone', []],
    ['restrained', []],
    ['stunned', ['action', 'reaction', 'movement']],
    ['unconscious', ['action', 'reaction', 'movement', 'awareness']],
  ] as const)('in 2012 %s takes away %j', (condition, expected) => {
    expect(lacks(condition, next2012)).toEqual(expected)
  })

  test('every reason is given', () => {
    const conditions = [{ condition: 'incapacitated' }, { condition: 'unconscious' }] as const
    expect(canAct({ creature: { conditions }, capacity: 'reaction' }, srd521)).toEqual({
      can: false,
      reasons: [
        { condition: 'incapacitated', level: 1, via: ['unconscious'] },
        { condition: 'incapacitated', level: 1, via: [] },
      ],
    })
  })
})

describe('canActTo', () => {
  const creature = {
    conditions: [
      { condition: 'charmed', source: 'vampire' },
      { condition: 'frightened', source: 'dragon' },
      { condition: 'charmed' },
    ],
  } as const

  // SRD 5.2.1, Rules Glossary: Charmed (page 178), Frightened (page 182); 2012 playtest, Conditions
  test.each([
    ['harm', 'vampire', false, false],
    ['harm', 'dragon', true, true],
    ['approach', 'dragon', false, true],
    ['approach', 'vampire', true, true],
    ['harm', 'goblin', true, true],
  ] as const)('%s the %s: %s, in 2012 %s', (what, to, can, could) => {
    expect(canActTo({ creature, what, to }, srd521).can).toBe(can)
    expect(canActTo({ creature, what, to }, next2012).can).toBe(could)
  })
})
