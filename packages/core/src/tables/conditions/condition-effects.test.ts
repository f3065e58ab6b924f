import { expect, test } from 'vitest'
import { CONDITIONS, PLAYTEST_CONDITIONS } from '../../vocabulary/conditions.ts'
import type { ConditionRow } from './condition-effect.ts'
import { CONDITION_EFFECTS } from './condition-effects.ts'
import { PLAYTEST_CONDITION_EFFECTS } from './playtest-condition-effects.ts'

const kinds = ({ effects }: ConditionRow): string => effects.map(({ kind }) => kind).join(', ')

// SRD 5.2.1, Rules Glossary, pages 177–191: the entries of each condition, in their order; test/facts compares the numbers
test('a row for each condition, with what its entry says', () => {
  expect(CONDITIONS.map((condition) => [condition, kinds(CONDITION_EFFECTS[condition])])).toEqual([
    ['blinded', 'cannot, ability-checks-fail, attack-rolls-against, attack-rolls'],
    ['charmed', 'cannot-to-source, social-checks-of-source'],
    ['deafened', 'cannot, ability-checks-fail'],
    ['exhaustion', 'dies, d20-tests, speed-reduced'],
    ['frightened', 'ability-checks, attack-rolls, cannot-to-source'],
    ['grappled', 'speed-0, attack-rolls, moved-by-source'],
    ['incapacitated', 'cannot, cannot, cannot, cannot, cannot, initiative'],
    ['invisible', 'initiative, concealed, attack-rolls-against, attack-rolls'],
    [
      'paralyzed',
      'includes, speed-0, saving-throws-fail, saving-throws-fail, attack-rolls-against, critical-hits-against',
    ],
    [
      'petrified',
      'weight, does-not-age, includes, speed-0, attack-rolls-against, saving-throws-fail, saving-throws-fail, resistance, immunity',
    ],
    ['poisoned', 'attack-rolls, ability-checks'],
    ['prone', 'crawls, attack-rolls, attack-rolls-against, attack-rolls-against'],
    ['restrained', 'speed-0, attack-rolls-against, attack-rolls, saving-throws'],
    ['stunned', 'includes, saving-throws-fail, saving-throws-fail, attack-rolls-against'],
    [
      'unconscious',
      'includes, includes, drops-what-it-holds, falls, speed-0, attack-rolls-against, saving-throws-fail, saving-throws-fail, critical-hits-against, cannot',
    ],
  ])
})

// 2012 playtest, Conditions: the bullets of each condition, in their order
test('a row for each condition of the 2012 playtest', () => {
  expect(PLAYTEST_CONDITIONS.map((condition) => [condition, kinds(PLAYTEST_CONDITION_EFFECTS[condition])])).toEqual([
    ['blinded', 'cannot, speed-divided, attack-rolls-against, attack-rolls'],
    ['charmed', 'cannot-to-source, social-checks-of-source'],
    ['deafened', 'cannot, sneaked-up-on'],
    [
      'ethereal',
      'damage-taken-divided, damage-dealt-divided, passes-through, passes-through, inside-objects',
    ],
    ['frightened', 'ability-checks, attack-rolls'],
    ['invisible', 'heavily-obscured, attack-rolls-against'],
    ['intoxicated', 'attack-rolls, ability-checks, spells-need-check, damage-taken-reduced'],
    [
      'paralyzed',
      'cannot, cannot, cannot, drops-what-it-holds, falls, saving-throws-fail, saving-throws-fail, attack-rolls-against',
    ],
    ['prone', 'crawls, attack-roll-bonus, attack-rolls-against, attack-rolls-against'],
    ['restrained', 'speed-0, attack-rolls-against, attack-rolls, saving-throws'],
    ['stunned', 'cannot, cannot, cannot, saving-throws-fail, saving-throws-fail, attack-rolls-against'],
    [
      'unconscious',
      'drops-what-it-holds, falls, cannot, cannot, cannot, cannot, saving-throws-fail, saving-throws-fail, attack-rolls-against',
    ],
  ])
})

// 2012 playtest, Conditions: Ethereal, Intoxicated, Prone
test('the figures of the 2012 playtest', () => {
  const rows = JSON.stringify(PLAYTEST_CONDITION_EFFECTS)
  expect(rows).toContain('{"kind":"speed-divided","by":2}')
  expect(rows).toContain('{"kind":"damage-taken-divided","by":2,"except":"force"}')
  expect(rows).toContain('{"kind":"damage-dealt-divided","by":2,"except":"force"}')
  expect(rows).toContain('{"kind":"spells-need-check","ability":"constitution","dc":10}')
  expect(rows).toContain('{"kind":"damage-taken-reduced","by":"1d6"}')
  expect(rows).toContain('{"kind":"attack-roll-bonus","bonus":-2}')
  expect(rows).toContain('"when":{"attack":"ranged","beyondFeet":10}}')
})

test('no condition includes itself, and every condition it names exists in its edition', () => {
  for (const rows of [CONDITION_EFFECTS, PLAYTEST_CONDITION_EFFECTS]) {
    for (const [condition, { effects }] of Object.entries(rows)) {
      for (const effect of effects) {
        if (!('condition' in effect)) continue
        expect(Object.keys(rows)).toContain(effect.condition)
        if (effect.kind === 'includes') expect(effect.condition).not.toBe(condition)
      }
    }
  }
})
