import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd51 } from '../../rulesets/srd-5-1.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import type { AnyCondition } from '../../vocabulary/conditions.ts'
import { damageUnderConditions } from './damage-under-conditions.ts'

const having = (...conditions: readonly AnyCondition[]) => ({
  conditions: conditions.map((condition) => ({ condition })),
})

test('the Petrified have Resistance to all damage: Petrified (page 186)', () => {
  const {
    value: { damage, resistance },
  } = damageUnderConditions({ damage: 9, type: 'psychic', target: having('petrified') }, srd521)
  expect([damage, resistance]).toEqual([9, true])
})

test('in 2014 the Petrified are immune to poison: Petrified (5.1: page 359)', () => {
  const immune = (type: string, ruleset: typeof srd51 | typeof srd521) =>
    damageUnderConditions({ damage: 9, type, target: having('petrified') }, ruleset).value.immunity
  expect([immune('poison', srd51), immune('fire', srd51), immune('poison', srd521)]).toEqual([true, false, false])
})

test('nothing else changes damage: Rules Glossary, the conditions', () => {
  const target = having('restrained', 'prone', 'unconscious')
  expect(damageUnderConditions({ damage: 9, type: 'fire', target }, srd521)).toEqual({
    value: { damage: 9, resistance: false, immunity: false, reducedBy: [] },
    steps: [],
  })
})

// 2012 playtest, Conditions: Ethereal, Intoxicated
test.each([
  ['half to one that is Ethereal', having('ethereal'), having(), 'slashing', 4],
  ['half from one that is Ethereal', having(), having('ethereal'), 'slashing', 4],
  ['Force in full', having('ethereal'), having(), 'force', 9],
  ['in full if both are Ethereal', having('ethereal'), having('ethereal'), 'slashing', 9],
])('%s', (_, target, source, type, damage) => {
  expect(damageUnderConditions({ damage: 9, type, target, source }, next2012).value.damage).toBe(damage)
})

test('Intoxicated creatures take 1d6 less', () => {
  const {
    value: { reducedBy },
  } = damageUnderConditions({ damage: 9, type: 'fire', target: having('intoxicated') }, next2012)
  expect(reducedBy).toEqual(['1d6'])
})
