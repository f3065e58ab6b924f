import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { holdsSpell, mayReady, orderAfterReady } from './ready.ts'

describe('mayReady', () => {
  // SRD 5.2.1, Rules Glossary, Ready (page 186): the examples are pulling a lever and moving away
  test.each([
    ['the lever', { kind: 'action' }, true, 'allowed'],
    ['the move', { kind: 'move', feet: 30, speedFeet: 30 }, true, 'allowed'],
    ['a move beyond the Speed', { kind: 'move', feet: 35, speedFeet: 30 }, true, 'beyond-speed'],
    ['a spell', { kind: 'spell', castingTime: 'action' }, true, 'allowed'],
    ['a spell with another casting time', { kind: 'spell', castingTime: 'bonus-action' }, true, 'casting-time'],
    ['for what nobody can perceive', { kind: 'action' }, false, 'not-perceivable'],
  ] as const)('%s', (_, readied, perceivable, expected) => {
    const permission = mayReady({ ...readied, perceivable })
    expect(permission.allowed ? 'allowed' : permission.because).toBe(expected)
  })
})

// SRD 5.2.1, Rules Glossary, Ready (page 187); the 2012 playtest knows no Concentration
test.each([
  [true, false, true, true],
  [false, false, false, true],
  [true, true, false, false],
])('a spell held, concentrating %s, next turn started %s', (concentrating, nextTurnStarted, srd, playtest) => {
  const state = { concentrating, nextTurnStarted }
  expect([srd521, next2012].map((ruleset) => holdsSpell(state, ruleset))).toEqual([srd, playtest])
})

describe('orderAfterReady', () => {
  const order = ['elf', 'troll', 'orc', 'dwarf']
  // 2012 playtest, Combat, Ready an Action: directly before the creature that triggered it
  test.each([
    ['elf', 'orc', ['troll', 'elf', 'orc', 'dwarf']],
    ['dwarf', 'elf', ['dwarf', 'elf', 'troll', 'orc']],
    ['elf', 'troll', ['elf', 'troll', 'orc', 'dwarf']],
    ['elf', 'elf', ['elf', 'troll', 'orc', 'dwarf']],
  ])('%s reacts to %s', (reacted, triggered, expected) => {
    expect(orderAfterReady({ order, reacted, triggered }, next2012)).toEqual(expected)
    expect(orderAfterReady({ order, reacted, triggered }, srd521)).toEqual(order)
  })

  test('throws if either creature is missing from the order', () => {
    expect(() => orderAfterReady({ order, reacted: 'elf', triggered: 'ghost' }, next2012)).toThrow(RangeError)
    expect(() => orderAfterReady({ order, reacted: 'ghost', triggered: 'elf' }, srd521)).toThrow(RangeError)
  })
})
