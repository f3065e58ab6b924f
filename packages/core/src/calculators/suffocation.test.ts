import { describe, expect, test } from 'vitest'
import { computing, printSteps } from '../../test/computing.ts'
import { plainFigures } from '../../test/plain-figures.ts'
import type { InputOf } from './calculator.ts'
import { defaultInput } from './fields/state.ts'
import { suffocationCalculator } from './suffocation.ts'

type Input = InputOf<typeof suffocationCalculator.fields>

const computed = computing(suffocationCalculator)

const figures = (changes: Partial<Input>): Record<string, number> => plainFigures(computed(changes))

test('matches a second-by-second simulation', () => {
  for (let constitution = -5; constitution <= 10; constitution += 1) {
    for (let exhaustion = 0; exhaustion <= 5; exhaustion += 1) {
      let [seconds, level] = [Math.max(30, (1 + constitution) * 60), exhaustion]
      const breath = seconds / 60
      while (level < 6) {
        seconds += 6
        level += 1
      }
      const turns = 6 - exhaustion
      expect(figures({ constitution, exhaustion })).toEqual({ breath, turns, rounds: seconds / 6 })
      expect(figures({ constitution, exhaustion, choking: true })).toEqual({ turns })
    }
  }
})

describe('steps', () => {
  const END = ['exhaustion: each-turn', 'dead: dies', 'suffocation: breathes-again']
  test.each<[string, Partial<Input>, string[]]>([
    ['by default', {}, ['suffocation: breath', ...END]],
    ['the least breath', { constitution: -1 }, ['suffocation: least-breath', ...END]],
    ['choking', { choking: true }, ['suffocation: choking', ...END]],
    ['2014', { ruleset: 'srd-5.1' }, ['srd51-suffocation: breath, survives, drops, no-help']],
    [
      '2014, choking with Constitution 9',
      { ruleset: 'srd-5.1', constitution: -1, choking: true },
      ['srd51-suffocation: choking, survives-least, drops, no-help'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(printSteps(computed(changes))).toEqual(expected)
  })
})

test('offers no dice to roll', () => {
  expect(suffocationCalculator.rolls(defaultInput(suffocationCalculator))).toEqual([])
})
