import { describe, expect, test } from 'vitest'
import { parsedWith } from '../../../test/computing.ts'
import type { ConditionEffect } from '../../tables/conditions/condition-effect.ts'
import { attackCalculator } from '../attack.ts'
import type { InputOf } from '../calculator.ts'
import { ATTACKER_CONDITIONS, TARGET_CONDITIONS } from './attack-fields.ts'
import { ATTACK_RULES, attackSituation } from './attack-situation.ts'

type Input = InputOf<typeof attackCalculator.fields>

const situation = (changes: Partial<Input>) => attackSituation(parsedWith(attackCalculator, changes))

/** The conditions of both editions that have an effect of one of these kinds. */
function withEffects(...kinds: readonly ConditionEffect['kind'][]): string[] {
  const found = Object.values(ATTACK_RULES).flatMap(({ conditions: { list, rows } }) =>
    list.filter((id) => rows[id]?.effects.some(({ kind }) => kinds.includes(kind))),
  )
  return [...new Set(found)].sort()
}

describe('the conditions to choose from are those that affect attack rolls', () => {
  test('of the attacker, without Exhaustion', () => {
    expect([...ATTACKER_CONDITIONS, 'exhaustion'].sort()).toEqual(
      withEffects('attack-rolls', 'attack-roll-bonus', 'd20-tests'),
    )
  })

  test('of the target', () => {
    expect(TARGET_CONDITIONS).toEqual(withEffects('attack-rolls-against', 'critical-hits-against'))
  })
})

describe('why a roll has Advantage or Disadvantage', () => {
  test.each<[string, Partial<Input>, string, readonly string[]]>([
    ['nothing', {}, 'normal', []],
    ['only the chosen state', { state: 'advantage' }, 'advantage', []],
    ['a Prone target', { 'target-conditions': ['prone'] }, 'advantage', ['prone other-advantage']],
    [
      'Unconscious includes Prone',
      { 'target-conditions': ['unconscious'] },
      'advantage',
      ['prone other-advantage', 'unconscious other-advantage'],
    ],
    [
      'Unconscious, from 10 feet: both cancel',
      { 'target-conditions': ['unconscious'], reach: 10, distance: 10 },
      'normal',
      ['prone other-disadvantage', 'unconscious other-advantage', 'they-dont-stack cancel'],
    ],
    [
      'each circumstance once',
      { 'target-conditions': ['prone', 'unconscious'] },
      'advantage',
      ['prone other-advantage', 'unconscious other-advantage'],
    ],
    [
      'a Blinded attacker sees nothing',
      { 'attacker-conditions': ['blinded'] },
      'disadvantage',
      ['blinded self-disadvantage', 'unseen-attackers target-unseen'],
    ],
    [
      'an Invisible attacker',
      { 'attacker-conditions': ['invisible'] },
      'advantage',
      ['invisible self-advantage', 'unseen-attackers attacker-unseen'],
    ],
    [
      'long range, a third enemy, and the state that was chosen',
      { kind: 'ranged', distance: 100, 'enemy-near': true, state: 'advantage' },
      'normal',
      ['range range', 'ranged-close-combat ranged-close-combat', 'roll-two-d20s otherwise', 'they-dont-stack cancel'],
    ],
    [
      'an Incapacitated enemy within 5 feet',
      { kind: 'ranged', 'target-conditions': ['stunned'] },
      'advantage',
      ['stunned other-advantage'],
    ],
    ['Exhaustion', { 'attacker-exhaustion': 3 }, 'normal', ['exhaustion exhaustion']],
    [
      'in 2012 an Incapacitated enemy hinders too',
      { ruleset: 'next-2012', kind: 'ranged', 'target-conditions': ['stunned'] },
      'normal',
      ['stunned other-advantage', 'ranged-close-combat ranged-close-combat', 'they-dont-stack cancel'],
    ],
    [
      'no Exhaustion in 2012',
      { ruleset: 'next-2012', 'attacker-exhaustion': 3, 'attacker-conditions': ['prone'] },
      'normal',
      ['prone penalty'],
    ],
  ])('%s', (_, changes, state, reasons) => {
    const found = situation(changes)
    expect(found.state).toBe(state)
    expect(found.rollSteps.map(({ rule, kind }) => `${rule} ${kind}`)).toEqual(reasons)
  })

  test('penalties', () => {
    expect(situation({ 'attacker-exhaustion': 3 }).bonus).toBe(-6)
    expect(situation({ ruleset: 'next-2012', 'attacker-conditions': ['prone'] }).bonus).toBe(-2)
  })
})

describe('other effects of the target’s conditions', () => {
  test.each<[Partial<Input>, boolean, boolean]>([
    [{ 'target-conditions': ['paralyzed'] }, true, false],
    [{ 'target-conditions': ['paralyzed'], reach: 10, distance: 10 }, false, false],
    [{ 'target-conditions': ['unconscious'] }, true, false],
    [{ 'target-conditions': ['petrified'] }, false, true],
    [{ 'target-conditions': ['paralyzed'], ruleset: 'next-2012' }, false, false],
  ])('%o', (changes, everyHitCritical, resistsAll) => {
    expect(situation(changes)).toMatchObject({ everyHitCritical, resistsAll })
  })

  test.each<[Partial<Input>, boolean]>([
    [{ distance: 10 }, false],
    [{ distance: 10, reach: 10 }, true],
    [{ kind: 'ranged', distance: 320 }, true],
    [{ kind: 'ranged', distance: 325 }, false],
    [{ kind: 'ranged', distance: 85, 'long-range': 0 }, false],
  ])('%o is within reach or range: %o', (changes, inRange) => {
    expect(situation(changes).inRange).toBe(inRange)
  })
})
