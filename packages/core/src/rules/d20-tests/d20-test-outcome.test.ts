import { describe, expect, test } from 'vitest'
import { D20_TESTS } from '../../vocabulary/d20-tests.ts'
import { d20TestOutcome, type RolledD20Test } from './d20-test-outcome.ts'
import type { RollCircumstance } from './roll-circumstance.ts'

const check: RolledD20Test = { test: 'ability-check', dice: [10], abilityModifier: 3, proficiency: 2, targetNumber: 15 }
const save: RolledD20Test = { ...check, test: 'saving-throw' }
const attack: RolledD20Test = { ...check, test: 'attack-roll' }
const help: RollCircumstance = { rule: 'help', gives: 'advantage' }
const prone: RollCircumstance = { rule: 'prone', gives: 'disadvantage' }

// SRD 5.2.1, Playing the Game, D20 Tests (page 6), Rolling 20 or 1 (page 7), They Don’t Stack (page 8)
describe('d20TestOutcome', () => {
  test.each<[string, RolledD20Test, number, boolean, boolean]>([
    ['equals the DC', check, 15, true, false],
    ['one less fails', { ...check, dice: [9] }, 14, false, false],
    ['without proficiency', { ...check, proficiency: 0 }, 13, false, false],
    ['bonuses and penalties', { ...check, circumstantial: [4, -3] }, 16, true, false],
    ['a natural 20 has no effect on a check', { ...check, dice: [20], targetNumber: 30 }, 25, false, false],
    ['a natural 1 has no effect on a save', { ...save, dice: [1], targetNumber: 5 }, 6, true, false],
    ['an attack that equals the AC', attack, 15, true, false],
    ['a natural 20 hits any AC', { ...attack, dice: [20], targetNumber: 40 }, 25, true, true],
    ['a natural 1 misses any AC', { ...attack, dice: [1], targetNumber: 5 }, 6, false, false],
    ['a feature’s Critical Hit', { ...attack, dice: [19], criticalFrom: 19 }, 24, true, true],
    ['Advantage', { ...check, dice: [3, 18], circumstances: [help] }, 23, true, false],
    ['Disadvantage', { ...check, dice: [3, 18], circumstances: [prone] }, 8, false, false],
    ['both cancel', { ...check, dice: [10], circumstances: [help, prone, prone] }, 15, true, false],
  ])('%s', (_, roll, total, success, criticalHit) => {
    expect(d20TestOutcome(roll).value).toMatchObject({ total, success, criticalHit })
  })

  test('the dice have to fit the roll state', () => {
    expect(() => d20TestOutcome({ ...check, circumstances: [help] })).toThrow(RangeError)
    expect(() => d20TestOutcome({ ...check, dice: [3, 18], circumstances: [help, prone] })).toThrow(RangeError)
  })

  test('each step names the rule it applied', () => {
    expect(d20TestOutcome({ ...check, dice: [3, 12], circumstances: [help], circumstantial: [-2] }).steps).toEqual([
      { kind: 'gives-state', rule: 'help', values: { gives: 'advantage' } },
      { kind: 'one-die-counts', rule: 'roll-two-d20s', values: { state: 'advantage', natural: 12 } },
      { kind: 'adds-modifier', rule: 'check-ability-modifier', values: { before: 12, modifier: 3, total: 15 } },
      { kind: 'adds-modifier', rule: 'check-proficiency-bonus', values: { before: 15, modifier: 2, total: 17 } },
      { kind: 'adds-modifier', rule: 'd20-test', values: { before: 17, modifier: -2, total: 15 } },
      { kind: 'compared-with-dc', rule: 'check-dc', values: { total: 15, targetNumber: 15, success: true } },
    ])
  })

  test.each<[string, RolledD20Test, readonly string[]]>([
    ['a save', save, ['save-ability-modifier', 'save-proficiency-bonus', 'save-dc']],
    ['an attack', attack, ['attack-ability-modifier', 'attack-proficiency-bonus', 'armor-class']],
    ['a natural 20', { ...attack, dice: [20], proficiency: 0 }, ['attack-ability-modifier', 'rolling-20-or-1']],
    [
      'both cancel',
      { ...check, circumstances: [help, prone], proficiency: 0 },
      ['help', 'prone', 'they-dont-stack', 'check-ability-modifier', 'check-dc'],
    ],
  ])('the rules of %s', (_, roll, rules) => {
    expect(d20TestOutcome(roll).steps.map(({ rule }) => rule)).toEqual(rules)
  })

  test('law: the three kinds agree where no natural 1 or 20 decides', () => {
    for (const testKind of D20_TESTS) {
      for (let natural = 2; natural < 20; natural += 1) {
        const {
          value: { success },
        } = d20TestOutcome({ ...check, test: testKind, dice: [natural] })
        expect([testKind, natural, success]).toEqual([testKind, natural, natural >= 10])
      }
    }
  })
})
