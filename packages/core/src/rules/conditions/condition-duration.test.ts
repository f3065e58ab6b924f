import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { endCondition, gainCondition, passRounds, passTurn } from './condition-duration.ts'

const rule = srd521.conditions
const mage = { at: 'end', of: 'mage' } as const

describe('gainCondition', () => {
  // SRD 5.2.1, Rules Glossary, Condition (page 179)
  test('of the same condition the longer one stays, whichever came first', () => {
    const short = { condition: 'blinded', duration: { ...mage, turns: 1 } } as const
    const long = { condition: 'blinded', duration: { ...mage, turns: 3 } } as const
    expect(gainCondition([short], long, rule).conditions).toEqual([long])
    expect(gainCondition([long], short, rule).conditions).toEqual([long])
    expect(gainCondition([long], { condition: 'blinded' }, rule).conditions).toEqual([{ condition: 'blinded' }])
  })

  test('durations from different sources are independent', () => {
    const ogre = { condition: 'grappled', source: 'ogre' } as const
    const roper = { condition: 'grappled', source: 'roper' } as const
    expect(gainCondition([ogre], roper, rule).conditions).toEqual([ogre, roper])
  })

  test('Exhaustion adds up, to 6', () => {
    const { conditions } = gainCondition([{ condition: 'exhaustion', level: 5 }], { condition: 'exhaustion' }, rule)
    expect(conditions).toEqual([{ condition: 'exhaustion', level: 6 }])
    expect(gainCondition(conditions, { condition: 'exhaustion', level: 3 }, rule).conditions).toEqual(conditions)
  })

  // Unconscious (page 191); 2012 playtest, Paralyzed, Unconscious
  test('reports whether held items drop; in 2012 also falls Prone', () => {
    expect(gainCondition([], { condition: 'unconscious' }, rule)).toEqual({
      conditions: [{ condition: 'unconscious' }],
      drops: true,
    })
    expect(gainCondition([], { condition: 'paralyzed' }, rule).drops).toBe(false)
    for (const condition of ['paralyzed', 'unconscious'] as const) {
      expect(gainCondition([], { condition }, next2012.conditions)).toEqual({
        conditions: [{ condition }, { condition: 'prone' }],
        drops: true,
      })
    }
  })
})

describe('endCondition', () => {
  test('an Unconscious creature remains Prone; in 2012 it is Prone already', () => {
    expect(endCondition([{ condition: 'unconscious' }], { condition: 'unconscious' }, rule)).toEqual([
      { condition: 'prone' },
    ])
    const then = gainCondition([], { condition: 'unconscious' }, next2012.conditions).conditions
    expect(endCondition(then, { condition: 'unconscious' }, next2012.conditions)).toEqual([{ condition: 'prone' }])
  })

  test('while another source keeps it Unconscious, it does not end', () => {
    const sleep = { condition: 'unconscious', source: 'sleep' } as const
    const dying = { condition: 'unconscious', source: 'dying' } as const
    expect(endCondition([sleep, dying], sleep, rule)).toEqual([dying])
    expect(endCondition([sleep, dying], { condition: 'unconscious' }, rule)).toEqual([{ condition: 'prone' }])
  })

  test('ending a condition it does not have changes nothing', () => {
    expect(endCondition([{ condition: 'prone' }], { condition: 'blinded' }, rule)).toEqual([{ condition: 'prone' }])
  })
})

describe('passTurn', () => {
  const stunned = { condition: 'stunned', duration: { ...mage, turns: 2 } } as const

  test('only the start or end of the named turn counts down', () => {
    expect(passTurn([stunned], { at: 'start', of: 'mage' }, rule)).toEqual([stunned])
    expect(passTurn([stunned], { at: 'end', of: 'monk' }, rule)).toEqual([stunned])
    const once = passTurn([stunned], mage, rule)
    expect(once).toEqual([{ condition: 'stunned', duration: { ...mage, turns: 1 } }])
    expect(passTurn(once, mage, rule)).toEqual([])
  })

  test('conditions without duration stay; Unconscious leaves Prone', () => {
    const asleep = { condition: 'unconscious', duration: { ...mage, turns: 1 } } as const
    expect(passTurn([{ condition: 'poisoned' }, asleep], mage, rule)).toEqual([
      { condition: 'poisoned' },
      { condition: 'prone' },
    ])
  })
})

describe('passRounds', () => {
  // SRD 5.2.1, Rules Glossary, Condition (page 179); Playing the Game, The Order of Combat (page 13): 10 rounds a minute
  const lasting = (turns: number) => ({ condition: 'unconscious', duration: { ...mage, turns } }) as const

  test('conditions with no turns left end and leave Prone', () => {
    expect(passRounds([lasting(10), { condition: 'poisoned' }], 10, rule)).toEqual([
      { condition: 'poisoned' },
      { condition: 'prone' },
    ])
  })

  test('longer durations shrink by the rounds passed', () => {
    expect(passRounds([lasting(11)], 10, rule)).toEqual([lasting(1)])
    expect(passRounds([lasting(25), { condition: 'poisoned' }], 10, rule)).toEqual([
      lasting(15),
      { condition: 'poisoned' },
    ])
  })
})
