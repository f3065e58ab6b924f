import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { endCondition, gainCondition, passRounds, passTurn } from './condition-duration.ts'

const mage = { at: 'end', of: 'mage' } as const

describe('gainCondition', () => {
  // SRD 5.2.1, Rules Glossary, Condition (page 179)
  test('of the same condition the longer one stays, whichever came first', () => {
    const short = { condition: 'blinded', duration: { ...mage, turns: 1 } } as const
    const long = { condition: 'blinded', duration: { ...mage, turns: 3 } } as const
    expect(gainCondition({ conditions: [short], gained: long }, srd521).conditions).toEqual([long])
    expect(gainCondition({ conditions: [long], gained: short }, srd521).conditions).toEqual([long])
    expect(gainCondition({ conditions: [long], gained: { condition: 'blinded' } }, srd521).conditions).toEqual([
      { condition: 'blinded' },
    ])
  })

  test('durations from different sources are independent', () => {
    const ogre = { condition: 'grappled', source: 'ogre' } as const
    const roper = { condition: 'grappled', source: 'roper' } as const
    expect(gainCondition({ conditions: [ogre], gained: roper }, srd521).conditions).toEqual([ogre, roper])
  })

  test('Exhaustion adds up, to 6', () => {
    const { conditions } = gainCondition(
      { conditions: [{ condition: 'exhaustion', level: 5 }], gained: { condition: 'exhaustion' } },
      srd521,
    )
    expect(conditions).toEqual([{ condition: 'exhaustion', level: 6 }])
    expect(gainCondition({ conditions, gained: { condition: 'exhaustion', level: 3 } }, srd521).conditions).toEqual(
      conditions,
    )
  })

  // Unconscious (page 191); 2012 playtest, Paralyzed, Unconscious
  test('reports whether held items drop; in 2012 also falls Prone', () => {
    expect(gainCondition({ conditions: [], gained: { condition: 'unconscious' } }, srd521)).toEqual({
      conditions: [{ condition: 'unconscious' }],
      drops: true,
    })
    expect(gainCondition({ conditions: [], gained: { condition: 'paralyzed' } }, srd521).drops).toBe(false)
    for (const condition of ['paralyzed', 'unconscious'] as const) {
      expect(gainCondition({ conditions: [], gained: { condition } }, next2012)).toEqual({
        conditions: [{ condition }, { condition: 'prone' }],
        drops: true,
      })
    }
  })
})

describe('endCondition', () => {
  test('an Unconscious creature remains Prone; in 2012 it is Prone already', () => {
    expect(
      endCondition({ conditions: [{ condition: 'unconscious' }], ended: { condition: 'unconscious' } }, srd521),
    ).toEqual([{ condition: 'prone' }])
    const then = gainCondition({ conditions: [], gained: { condition: 'unconscious' } }, next2012).conditions
    expect(endCondition({ conditions: then, ended: { condition: 'unconscious' } }, next2012)).toEqual([
      { condition: 'prone' },
    ])
  })

  test('while another source keeps it Unconscious, it does not end', () => {
    const sleep = { condition: 'unconscious', source: 'sleep' } as const
    const dying = { condition: 'unconscious', source: 'dying' } as const
    expect(endCondition({ conditions: [sleep, dying], ended: sleep }, srd521)).toEqual([dying])
    expect(endCondition({ conditions: [sleep, dying], ended: { condition: 'unconscious' } }, srd521)).toEqual([
      { condition: 'prone' },
    ])
  })

  test('ending a condition it does not have changes nothing', () => {
    expect(endCondition({ conditions: [{ condition: 'prone' }], ended: { condition: 'blinded' } }, srd521)).toEqual([
      { condition: 'prone' },
    ])
  })
})

describe('passTurn', () => {
  const stunned = { condition: 'stunned', duration: { ...mage, turns: 2 } } as const

  test('only the start or end of the named turn counts down', () => {
    expect(passTurn({ conditions: [stunned], at: 'start', of: 'mage' }, srd521)).toEqual([stunned])
    expect(passTurn({ conditions: [stunned], at: 'end', of: 'monk' }, srd521)).toEqual([stunned])
    const once = passTurn({ conditions: [stunned], ...mage }, srd521)
    expect(once).toEqual([{ condition: 'stunned', duration: { ...mage, turns: 1 } }])
    expect(passTurn({ conditions: once, ...mage }, srd521)).toEqual([])
  })

  test('conditions without duration stay; Unconscious leaves Prone', () => {
    const asleep = { condition: 'unconscious', duration: { ...mage, turns: 1 } } as const
    expect(passTurn({ conditions: [{ condition: 'poisoned' }, asleep], ...mage }, srd521)).toEqual([
      { condition: 'poisoned' },
      { condition: 'prone' },
    ])
  })
})

describe('passRounds', () => {
  // SRD 5.2.1, Rules Glossary, Condition (page 179); Playing the Game, The Order of Combat (page 13): 10 rounds a minute
  const lasting = (turns: number) => ({ condition: 'unconscious', duration: { ...mage, turns } }) as const

  test('conditions with no turns left end and leave Prone', () => {
    expect(passRounds({ conditions: [lasting(10), { condition: 'poisoned' }], rounds: 10 }, srd521)).toEqual([
      { condition: 'poisoned' },
      { condition: 'prone' },
    ])
  })

  test('longer durations shrink by the rounds passed', () => {
    expect(passRounds({ conditions: [lasting(11)], rounds: 10 }, srd521)).toEqual([lasting(1)])
    expect(passRounds({ conditions: [lasting(25), { condition: 'poisoned' }], rounds: 10 }, srd521)).toEqual([
      lasting(15),
      { condition: 'poisoned' },
    ])
  })
})
