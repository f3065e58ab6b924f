import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { ABILITIES } from '../../vocabulary/abilities.ts'
import { savingThrowState } from './saving-throw-state.ts'

describe('savingThrowState', () => {
  const FAIL = ['strength', 'dexterity']

  // SRD 5.2.1, Rules Glossary, pages 177–191; 2012 playtest, Conditions
  test.each([
    ['blinded', srd521, []],
    ['incapacitated', srd521, []],
    ['paralyzed', srd521, FAIL],
    ['petrified', srd521, FAIL],
    ['restrained', srd521, []],
    ['stunned', srd521, FAIL],
    ['unconscious', srd521, FAIL],
    ['paralyzed', next2012, FAIL],
    ['restrained', next2012, []],
    ['stunned', next2012, FAIL],
    ['unconscious', next2012, FAIL],
  ] as const)('the saves that a %s creature fails, row %#', (condition, ruleset, expected) => {
    const creature = { conditions: [{ condition }] }
    expect(
      ABILITIES.filter((ability) => savingThrowState({ creature, ability }, ruleset).failReasons.length > 0),
    ).toEqual(expected)
  })

  test.each(ABILITIES)('restrained, a %s save', (ability) => {
    const creature = { conditions: [{ condition: 'restrained' }] } as const
    const expected = ability === 'dexterity' ? 'disadvantage' : 'normal'
    expect(savingThrowState({ creature, ability }, srd521).state).toBe(expected)
    expect(savingThrowState({ creature, ability }, next2012).state).toBe(expected)
  })

  test('Exhaustion and other circumstances', () => {
    const creature = { conditions: [{ condition: 'exhaustion', level: 2 }, { condition: 'restrained' }] } as const
    const dodging = [{ rule: 'dodge', gives: 'advantage' }] as const
    expect(savingThrowState({ creature, ability: 'dexterity', circumstances: dodging }, srd521)).toMatchObject({
      state: 'normal',
      bonus: -4,
    })
  })
})
