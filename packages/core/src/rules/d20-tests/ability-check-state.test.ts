import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import type { AnyCondition } from '../../vocabulary/conditions.ts'
import { abilityCheckState } from './ability-check-state.ts'

const having = (...conditions: AnyCondition[]) => ({ conditions: conditions.map((condition) => ({ condition })) })

describe('abilityCheckState', () => {
  // SRD 5.2.1, Rules Glossary: Frightened (page 182), Poisoned (page 186); 2012 playtest, Conditions
  test.each([
    ['frightened', srd521, 'disadvantage'],
    ['poisoned', srd521, 'disadvantage'],
    ['blinded', srd521, 'normal'],
    ['restrained', srd521, 'normal'],
    ['frightened', next2012, 'disadvantage'],
    ['intoxicated', next2012, 'disadvantage'],
    ['blinded', next2012, 'normal'],
  ] as const)('%s', (condition, ruleset, expected) => {
    expect(abilityCheckState({ creature: having(condition) }, ruleset)).toMatchObject({
      state: expected,
      failReasons: [],
    })
  })

  // Blinded (page 177), Deafened (page 181); in 2012 nothing says that a check fails
  test.each([
    ['blinded', ['sight'], ['blinded']],
    ['blinded', ['hearing'], []],
    ['deafened', ['hearing'], ['deafened']],
    ['deafened', ['sight'], []],
    ['deafened', ['sight', 'hearing'], ['deafened']],
    ['blinded', [], []],
  ] as const)('%s, a check that needs %j', (condition, needing, expected) => {
    const { failReasons } = abilityCheckState({ creature: having(condition), needing }, srd521)
    expect(failReasons.map((reason) => reason.condition)).toEqual(expected)
    expect(abilityCheckState({ creature: having(condition), needing }, next2012).failReasons).toEqual([])
  })

  test('fear, while its source is in sight', () => {
    const conditions = [{ condition: 'frightened', source: 'dragon' }] as const
    expect(abilityCheckState({ creature: { conditions } }, srd521).state).toBe('normal')
    expect(abilityCheckState({ creature: { conditions, inSight: ['dragon'] } }, srd521).state).toBe('disadvantage')
  })

  // Charmed (page 178): the charmer, socially, with the creature that it charmed
  test.each([
    ['vampire', 'advantage'],
    ['thrall', 'normal'],
  ])('the %s talks to the charmed: %s', (id, expected) => {
    const sociallyWith = { conditions: [{ condition: 'charmed', source: 'vampire' }] } as const
    for (const ruleset of [srd521, next2012]) {
      expect(abilityCheckState({ creature: { id, conditions: [] }, sociallyWith }, ruleset).state).toBe(expected)
      expect(abilityCheckState({ creature: { id, conditions: [] } }, ruleset).state).toBe('normal')
    }
  })

  test('Exhaustion is a penalty of 2 for each level, with its reason', () => {
    const creature = { conditions: [{ condition: 'exhaustion', level: 4 }] } as const
    expect(abilityCheckState({ creature }, srd521)).toEqual({
      state: 'normal',
      failReasons: [],
      bonus: -8,
      circumstances: [],
      bonuses: [{ bonus: -8, reason: { condition: 'exhaustion', level: 4, via: [] } }],
    })
  })

  test('other circumstances cancel it', () => {
    const circumstances = [{ rule: 'help', gives: 'advantage' }] as const
    expect(abilityCheckState({ creature: having('poisoned'), circumstances }, srd521).state).toBe('normal')
  })
})
